export { importWins, type WinHistory } from './import.ts';
export { changeRestWeekdays } from './rest.ts';
export { newestRestWeekdays } from './rest-store.ts';
