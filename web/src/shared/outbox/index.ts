/** Writes that wait for the server: kept over reload, crash and an expired session, sent once each. */
export { inputFor, type OutboxEntry } from './outbox-entry.ts';
export { enqueue, followWrites, outbox } from './shared-outbox.ts';
export { useOutbox } from './use-outbox.ts';
