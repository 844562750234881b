export { changeRestWeekdays } from './rest.ts';
export { newestRestWeekdays } from './rest-store.ts';
