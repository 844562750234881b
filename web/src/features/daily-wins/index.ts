export { FiveDot, FiveDots } from './five/five-dots.tsx';
export { HabitIcon } from './five/habit-icon.tsx';
