export { defineList } from './list.ts';
export type { WaitingSource } from './waiting.ts';
