import type { LiveEvent } from '@stratum/contract/events';
import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished } from 'vitest';
import { applyEvent } from '../app/live/event-changes.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import type { FakeAnswer } from './fake-answer.ts';
import type { fakeApi } from './fake-api.ts';

export interface Read {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
  readonly meta: { readonly domain: string };
}

interface Told {
  readonly event: LiveEvent;
  /** How the server answers before the change that the event tells of, and after it. */
  readonly before: readonly FakeAnswer[];
  readonly after: readonly FakeAnswer[];
  /** Reads that the event answers itself: no call is made for them. */
  readonly says?: readonly Read[];
  /** Reads that are on screen, and made anew. */
  readonly renews?: readonly Read[];
}

/** Holds what is kept here after an event against what fetching anew gives. */
export async function eventEqualsRefetch(
  server: ReturnType<typeof fakeApi>,
  { event, before, after, says = [], renews = [] }: Told,
): Promise<void> {
  const reads = [...says, ...renews];
  const client = createQueryClient();
  const known = () => reads.map(({ queryKey }) => client.getQueryData(queryKey));
  onTestFinished(() => client.clear());

  server.now(...before);
  for (const read of says) await client.fetchQuery(read);
  for (const read of renews)
    onTestFinished(new QueryObserver(client, read).subscribe(() => undefined));
  await expect.poll(() => known()).not.toContain(undefined);
  const old = known();

  server.now(...after);
  applyEvent(client, event);
  await expect.poll(() => client.isFetching()).toBe(0);
  const anew = createQueryClient();
  const fetched = await Promise.all(reads.map((read) => anew.fetchQuery(read)));
  expect(known()).toEqual(fetched);
  for (const [place, reply] of old.entries()) expect(fetched[place]).not.toEqual(reply);
}
