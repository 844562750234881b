import { type LiveEvent, liveEventSchema } from '@stratum/contract/events';
import type { SessionId, UserId } from '@stratum/contract/ids';
import { expect } from 'vitest';
import type { Domain } from '../src/platform/domain.ts';
import { createHub } from '../src/platform/live/hub.ts';
import { newId } from '../src/platform/new-id.ts';
import type { TestApp } from './create-test-app.ts';

/** The events that reach a person's connections by what a change commits. */
export async function eventsOf(
  { database, domains, log }: TestApp,
  userId: UserId,
  change: () => Promise<unknown>,
): Promise<LiveEvent[]> {
  const states = domains.flatMap((domain: Domain) => domain.states ?? []);
  const hub = createHub({ events: database.db.events, states, log });
  const events: LiveEvent[] = [];
  hub.join({
    userId,
    // Of no session: nothing ends it.
    sessionId: newId<SessionId>(),
    deliver: (_type, text) => void events.push(liveEventSchema.parse(JSON.parse(text.toString()))),
    refresh: () => undefined,
    end: () => undefined,
  });
  await change();
  await hub.settled();
  hub.close();
  return events;
}

interface Refetched<State> {
  readonly person: { readonly id: UserId };
  /** What the client keeps, as a read answers it. */
  readonly read: () => Promise<State>;
  readonly change: () => Promise<unknown>;
  /** What the client makes of an event; the same state where it is about something else. */
  readonly apply: (state: State, event: LiveEvent) => State;
}

/** Holds what a client has after a change's events against what it would have by fetching anew. */
export async function eventEqualsRefetch<State>(
  on: TestApp,
  { person, read, change, apply }: Refetched<State>,
): Promise<void> {
  const before = await read();
  const events = await eventsOf(on, person.id, change);
  const after = await read();
  // A change that nobody could tell from none would prove nothing.
  expect(after).not.toEqual(before);
  expect(events.reduce(apply, before)).toEqual(after);
}
