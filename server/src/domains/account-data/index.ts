export { planEnd } from './deletion.ts';
export { startExport } from './export.ts';
