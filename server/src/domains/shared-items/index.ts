export { sharedFileReader } from './access.ts';
export { createSharedCopies } from './copies.ts';
export { importShared } from './import.ts';
export { judgedCopy } from './judged.ts';
