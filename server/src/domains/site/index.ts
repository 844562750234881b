export type { CrisisHelpSettings } from './crisis-help.ts';
