export { CheckIn } from './check-in/check-in.tsx';
export { WeeklyWins } from './weekly/weekly-wins.tsx';
