export { ReportList } from './report-list.tsx';
export { ReportPage } from './report-page.tsx';
