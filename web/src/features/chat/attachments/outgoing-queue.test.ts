import { groupIdSchema } from '@stratum/contract/ids';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../../shared/api/call-error.ts';
import type { Bytes } from '../../../shared/state/cipher.ts';
import type { Outgoing } from './outgoing.ts';
import { createOutgoingEntries } from './outgoing-entries.ts';
import { createOutgoingQueue } from './outgoing-queue.ts';
import type { OutgoingStorage } from './outgoing-storage.ts';
import { largestSide, sentSize } from './picture-size.ts';

const groupId = groupIdSchema.parse('01990000-0000-7000-8000-000000000090');
const bytes: Bytes = new Uint8Array([1]);
const noNetwork = new CallError({ code: 'offline', message: 'No network.' });
const tooLarge = new CallError({ code: 'file_too_large', message: 'Too large.' });

const file = (id: string, ownerId = 'ada'): Outgoing => ({
  id,
  ownerId,
  groupId,
  clientId: id,
  type: 'image',
  name: `${id}.webp`,
  mime: 'image/webp',
  size: 1,
  shape: null,
  body: null,
  replyTo: null,
  createdAt: 0,
});

/** A browser whose storage outlives its pages. */
function fakeBrowser() {
  const kept = new Map<string, { readonly entry: Outgoing; readonly bytes: Bytes }>();
  let isFull = false;
  const ofOwner = (ownerId: string) =>
    [...kept.values()].filter(({ entry }) => entry.ownerId === ownerId);
  const storage: OutgoingStorage = {
    read: async (ownerId) => ofOwner(ownerId).map(({ entry }) => entry),
    bytes: async ({ id }) => kept.get(id)?.bytes ?? null,
    async write(entry, content) {
      if (isFull) throw new Error('No space');
      kept.set(entry.id, { entry, bytes: content });
    },
    remove: async ({ id }) => void kept.delete(id),
    async removeOthers(ownerId) {
      for (const [id, { entry }] of kept) if (entry.ownerId !== ownerId) kept.delete(id);
    },
    async removeAll(ownerId) {
      for (const { entry } of ofOwner(ownerId)) kept.delete(entry.id);
    },
  };

  async function openPage(ownerId: string | null = 'ada') {
    const sent: { id: string; signal: AbortSignal; end: (error?: unknown) => void }[] = [];
    const later: (() => void)[] = [];
    const entries = createOutgoingEntries({ storage, announce: () => undefined });
    const queue = createOutgoingQueue({
      entries,
      send: ({ id }, _, { signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        signal.addEventListener('abort', () => reject(signal.reason));
        sent.push({ id, signal, end: (error) => (error ? reject(error) : resolve()) });
        return promise;
      },
      exclusively: (_, run) => run(),
      schedule: (run) => later.push(run),
    });
    await queue.open(ownerId);
    return {
      queue,
      entries,
      sent,
      ids: () => sent.map(({ id }) => id),
      states: () =>
        entries.state
          .getState()
          .entries.map(({ id }) => [id, entries.state.getState().states.get(id)?.at]),
      tryAgain: () => later.splice(0).forEach((run) => run()),
    };
  }
  return {
    openPage,
    kept: () => [...kept.keys()],
    fill: () => {
      isFull = true;
    },
  };
}

test('files of a group go one after the other, and are kept until they are there', async () => {
  const { openPage, kept } = fakeBrowser();
  const { queue, sent, ids, states } = await openPage();
  await Promise.all([queue.add(file('1'), bytes), queue.add(file('2'), bytes)]);
  await vi.waitFor(() => expect(ids()).toEqual(['1']));
  expect(kept()).toEqual(['1', '2']);
  sent[0]?.end();
  await vi.waitFor(() => expect(ids()).toEqual(['1', '2']));
  sent[1]?.end();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(states()).toEqual([]);
});

test('without a network one waits, holds up the next, and is tried again; so it is after a reload', async () => {
  const { openPage } = fakeBrowser();
  const { queue, sent, ids, states, tryAgain } = await openPage();
  await Promise.all([queue.add(file('1'), bytes), queue.add(file('2'), bytes)]);
  await vi.waitFor(() => expect(ids()).toEqual(['1']));
  sent[0]?.end(noNetwork);
  await vi.waitFor(() => expect(states()[0]).toEqual(['1', 'waiting']));
  tryAgain();
  await vi.waitFor(() => expect(ids()).toEqual(['1', '1']));
  const next = await openPage();
  await vi.waitFor(() => expect(next.ids()).toEqual(['1']));
  next.sent[0]?.end();
  await vi.waitFor(() => expect(next.ids()).toEqual(['1', '2']));
});

test('a refused one names its reason and lets the next pass; it is tried again or taken back', async () => {
  const { openPage, kept } = fakeBrowser();
  const { queue, entries, sent, ids } = await openPage();
  await Promise.all([queue.add(file('1'), bytes), queue.add(file('2'), bytes)]);
  await vi.waitFor(() => expect(ids()).toEqual(['1']));
  sent[0]?.end(tooLarge);
  await vi.waitFor(() => expect(ids()).toEqual(['1', '2']));
  const refused = { at: 'refused', message: 'Too large.' };
  expect(entries.state.getState().states.get('1')).toEqual(refused);
  sent[1]?.end();
  await vi.waitFor(() => expect(kept()).toEqual(['1']));
  queue.retry(file('1'));
  await vi.waitFor(() => expect(ids()).toEqual(['1', '2', '1']));
  await queue.cancel(file('1'));
  expect([sent[2]?.signal.aborted, kept()]).toEqual([true, []]);
});

test('what this browser cannot store is sent all the same, and known to end with the page', async () => {
  const { openPage, fill } = fakeBrowser();
  fill();
  const { queue, entries, sent, ids } = await openPage();
  await queue.add(file('1'), bytes);
  expect(entries.state.getState().isStored).toBe(false);
  await vi.waitFor(() => expect(ids()).toEqual(['1']));
  sent[0]?.end();
  await vi.waitFor(() => expect(entries.state.getState().isStored).toBe(true));
});

test('nobody finds what another person has left', async () => {
  const { openPage, kept } = fakeBrowser();
  const { queue } = await openPage();
  await queue.add(file('1'), bytes);
  const { states } = await openPage('bruno');
  expect([states(), kept()]).toEqual([[], []]);
});

test('a picture keeps its proportions, and none is made larger', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const sent = sentSize({ width, height });
      expect(Math.max(sent.width, sent.height)).toBe(
        Math.min(largestSide, Math.max(width, height)),
      );
      // Half a pixel, as it is rounded, and a line stays one.
      const scale = Math.min(1, largestSide / Math.max(width, height));
      expect(Math.abs(sent.height - height * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(sent.width - width * scale)).toBeLessThanOrEqual(1);
    }),
  );
});
