export { markAct, useActDone } from './act.ts';
export { TrainingLink } from './training-link.tsx';
