export { knownBlocked, readBlocked, useBlocked } from './blocked.ts';
export { BlockDialog } from './lazy-block-dialog.tsx';
