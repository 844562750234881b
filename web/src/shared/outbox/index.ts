/** Writes that wait for the server: kept over reload, crash and an expired session, sent once each. */
export { inputFor, type OutboxEntry } from './outbox-entry.ts';
export { countWaiting, enqueue, followWrites, outbox, useOutbox } from './shared-outbox.ts';
