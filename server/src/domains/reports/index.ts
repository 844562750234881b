export { reportList } from './administration/list.ts';
export { waitingReports } from './administration/waiting.ts';
