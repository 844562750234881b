export { FocusLine } from './dashboard/focus-line.tsx';
export { ThisWeek } from './dashboard/this-week.tsx';
