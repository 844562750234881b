import type { Endpoint } from '@stratum/contract/endpoint';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { withDeadline } from '../api/client.ts';
import { invalidateAfter } from '../api/invalidate.ts';
import { callAnyRoute, callRoute } from '../api/route-call.ts';
import type { AnyInput, RouteInput, RouteReply } from '../api/route-input.ts';
import { readAccessToken, registerLocalCache, registerUnsentWork } from '../session/index.ts';
import { appStore } from '../state/app-store.ts';
import { lastingCipher } from '../state/browser-cipher.ts';
import { SignedOutError } from './attempts.ts';
import { type AnyWrite, createOutbox } from './outbox.ts';
import { isFor, type OutboxEntry } from './outbox-entry.ts';
import { outboxStorage } from './outbox-storage.ts';

const name = 'stratum-outbox';
const otherTabs = new BroadcastChannel(name);

/** The browser's outbox, of whoever is signed in here. */
export const outbox = createOutbox({
  storage: outboxStorage(name, lastingCipher(name)),
  send,
  onTaken: refresh,
  onRefused: readAgainAfter,
  reportFault: (fault) => reportError(fault),
  exclusively(object, run) {
    // Origins without TLS have none; there a key sent twice is all that can happen.
    const locks: LockManager | undefined = navigator.locks;
    return locks ? locks.request(`${name}/${object}`, run) : run();
  },
  announce: () => otherTabs.postMessage(null),
  now: Date.now,
  random: Math.random,
  schedule(run, milliseconds) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
});

interface Write<E extends Endpoint> {
  readonly endpoint: E;
  readonly input: RouteInput<E>;
  /** What the write changes: those of one object are sent one after the other. */
  readonly object: string;
  /** What it is, for the list of what waits, in the reader's language. */
  readonly label: string;
  /** The day of the calendar it is about. */
  readonly day?: string;
  /**
   * Makes one of a write that waits for the object and this one; null where they have nothing to do
   * with each other. Without it both are sent.
   */
  merge?(waiting: RouteInput<E>, next: RouteInput<E>): RouteInput<E> | null;
}

type Single = { readonly idempotent: true } | { readonly repeatable: true };

/** Keeps a write of the signed-in person until the server has it. */
export function enqueue<E extends Endpoint & Single>(write: Write<E>): void;
export function enqueue(write: AnyWrite): void {
  outbox.enqueue(write);
}

interface Follower<Input, Reply> {
  taken(input: Input, reply: Reply): void;
  /** What is shown may be old, and the write refused for it. */
  refused?(): void;
}
const followers = new Map<string, Follower<AnyInput, unknown>>();

/**
 * Names what follows when this page has sent a write, while it still stands in the list; without it
 * everything that the write may have changed is read again.
 */
export function followWrites<E extends Endpoint>(
  endpoint: E,
  follower: Follower<RouteInput<E>, RouteReply<E>>,
): void;
export function followWrites(
  { method, path }: Endpoint,
  follower: Follower<AnyInput, unknown>,
): void {
  followers.set(`${method} ${path}`, follower);
}

function refresh({ endpoint, input }: OutboxEntry, reply?: unknown): void {
  const follower = followers.get(`${endpoint.method} ${endpoint.path}`);
  if (follower && reply !== undefined) follower.taken(input, reply);
  else void invalidateAfter(endpoint);
}

function readAgainAfter({ endpoint }: OutboxEntry): void {
  const follower = followers.get(`${endpoint.method} ${endpoint.path}`);
  if (follower) follower.refused?.();
  else void invalidateAfter(endpoint);
}

/** How many writes of an endpoint are to be sent yet, of any object. */
export function countWaiting(endpoint: Endpoint): number {
  const { entries } = outbox.entries.getState();
  return entries.filter((entry) => entry.held === null && isFor(entry, endpoint)).length;
}

let openedFor: string | null = null;
let lastOwnerId: string | null = null;
/** The token of the owner, as far as is known here. */
let ownersToken: string | null = null;

async function send(entry: OutboxEntry, ended: AbortSignal): Promise<unknown> {
  const { ownerId, endpoint, input, key } = entry;
  const signal = withDeadline(ended);
  if (readAccessToken() !== ownersToken) await confirmOwner(ownerId, signal);
  // The call reads the token at once: nobody can sign in between.
  if (readAccessToken() !== ownersToken) throw new SignedOutError();
  return callAnyRoute(endpoint, input, {
    ...(endpoint.idempotent && { idempotencyKey: key }),
    signal,
  });
}

/** A token that is new here may be another person's, who has signed in in another tab a moment ago. */
async function confirmOwner(ownerId: string, signal: AbortSignal): Promise<void> {
  const token = readAccessToken();
  if (token === null) throw new SignedOutError();
  const { id } = await callRoute(profileEndpoints.profileInfo, {}, { signal });
  if (id !== ownerId) throw new SignedOutError();
  ownersToken = token;
}

function followSession(): void {
  const { isLoggedIn, authData } = appStore.getState();
  const ownerId = isLoggedIn ? (authData.userData?.id ?? null) : null;
  if (ownerId === openedFor) return;
  openedFor = ownerId;
  lastOwnerId = ownerId ?? lastOwnerId;
  ownersToken = readAccessToken();
  void outbox.open(ownerId);
}

registerLocalCache({
  retainForUser(userId) {
    // Signed out on purpose. A session that ended by itself leaves what waits, for the same person.
    if (userId === null && lastOwnerId !== null) void outbox.eraseAll(lastOwnerId);
  },
});

registerUnsentWork({
  labels: () => outbox.entries.getState().entries.map(({ label }) => label),
});

/**
 * The entries as pages show them. After a sign-out they stay until the page is left: one that
 * renders once more would read its data again, without a token.
 */
const shownEntries = createStore<readonly OutboxEntry[]>()(() => []);
outbox.entries.subscribe(({ entries }) => {
  if (openedFor !== null) shownEntries.setState(entries, true);
});

/** What waits for the server, of one object or of all, oldest first. */
export function useOutbox(object?: string): readonly OutboxEntry[] {
  const entries = useStore(shownEntries);
  return useMemo(
    () => entries.filter((entry) => object === undefined || entry.object === object),
    [entries, object],
  );
}

appStore.subscribe(followSession);
followSession();

otherTabs.addEventListener('message', () => void outbox.reread());
window.addEventListener('online', () => void outbox.flush());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void outbox.flush();
});

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

outbox.entries.subscribe(({ unstored }) => {
  if (unstored.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});
