import { type Endpoint, idempotencyKeyDays } from '@stratum/contract/endpoint';
import { randomKey } from '../api/idempotency.ts';
import type { AnyInput, RouteInput } from '../api/route-input.ts';
import { isRecord } from '../json/is-record.ts';

/** Why an entry is not sent by itself. */
type Hold =
  | { readonly reason: 'refused'; readonly message: string }
  /** The server may have forgotten its key, and would apply it a second time. */
  | { readonly reason: 'too_old' };

/** A write that the server has not confirmed. Instants in milliseconds. */
export interface OutboxEntry {
  /** Sorts by creation. */
  readonly id: string;
  readonly ownerId: string;
  readonly endpoint: Endpoint;
  readonly input: AnyInput;
  /** What it changes: writes to one object are sent one after the other. */
  readonly object: string;
  /** What it is, in the language it was made in. */
  readonly label: string;
  /** The day of the calendar it is about; null for none. */
  readonly day: string | null;
  readonly createdAt: number;
  /** The Idempotency-Key, and when it was chosen. */
  readonly key: string;
  readonly keyedAt: number;
  /** Whether it has been sent with this key: the server may have it. */
  readonly isSent: boolean;
  /** Failed tries in a row. */
  readonly failures: number;
  /** Not to be tried by itself before. */
  readonly retryAt: number;
  readonly held: Hold | null;
}

export interface NewEntry
  extends Pick<OutboxEntry, 'ownerId' | 'endpoint' | 'input' | 'object' | 'label' | 'day'> {
  readonly now: number;
  /** The newest entry known, which the new one sorts after even where the clock was set back. */
  readonly newestId: string;
}

export function newEntry({ now, newestId, ...write }: NewEntry): OutboxEntry {
  const instant = Math.max(now, instantOf(newestId) + 1);
  return {
    ...write,
    id: `${String(instant).padStart(idDigits, '0')}-${randomKey()}`,
    createdAt: now,
    key: randomKey(),
    keyedAt: now,
    isSent: false,
    failures: 0,
    retryAt: 0,
    held: null,
  };
}

const idDigits = 15;

function instantOf(id: string): number {
  return Number(id.slice(0, idDigits));
}

/** The entry with another input; what may have arrived is sent under a key of its own. */
export function withInput(entry: OutboxEntry, input: AnyInput, now: number): OutboxEntry {
  return entry.isSent ? { ...rekeyed(entry, now), input } : { ...entry, input };
}

/** The entry as if it had never been sent. */
export function rekeyed(entry: OutboxEntry, now: number): OutboxEntry {
  return { ...entry, key: randomKey(), keyedAt: now, isSent: false, retryAt: 0, held: null };
}

/** Also where the clock was set back since the key was chosen: nobody knows how old it is. */
export function isTooOld({ keyedAt }: OutboxEntry, now: number): boolean {
  return Math.abs(now - keyedAt) > idempotencyKeyDays * 24 * 3_600_000;
}

/** The longest time between two tries, whatever the server asks for; milliseconds. */
export const longestDelay = 3_600_000;

/**
 * How long an entry waits for its next try, milliseconds. One that lies further ahead than any delay
 * was planned before the clock was set back, and is due.
 */
export function waitOf({ retryAt }: OutboxEntry, now: number): number {
  const wait = retryAt - now;
  return wait > longestDelay ? 0 : Math.max(0, wait);
}

export function isFor({ endpoint }: OutboxEntry, { method, path }: Endpoint): boolean {
  return endpoint.method === method && endpoint.path === path;
}

/** The input of an entry for this endpoint; null for another's. */
export function inputFor<E extends Endpoint>(entry: OutboxEntry, endpoint: E): RouteInput<E> | null;
export function inputFor(entry: OutboxEntry, endpoint: Endpoint): AnyInput | null {
  return isFor(entry, endpoint) ? entry.input : null;
}

const version = 1;

export function entryText(entry: OutboxEntry): string {
  return JSON.stringify({ version, entry });
}

/** Null for what another build has written in another shape. */
export function parseEntry(text: string): OutboxEntry | null {
  const envelope: unknown = JSON.parse(text);
  if (!isRecord(envelope) || envelope.version !== version) return null;
  return isEntry(envelope.entry) ? envelope.entry : null;
}

/** What is read has been written and sealed here: its version says its shape. */
function isEntry(value: unknown): value is OutboxEntry {
  return isRecord(value) && typeof value.id === 'string' && isRecord(value.endpoint);
}
