export { HealthPage } from './health-page.tsx';
export { JobsPage } from './jobs-page.tsx';
