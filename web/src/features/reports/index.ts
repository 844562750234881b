export { ReportDialog } from './lazy-report-dialog.tsx';
export type { Reported } from './reported.ts';
