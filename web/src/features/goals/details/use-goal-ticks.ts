import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { RouteInput } from '../../../shared/api/route-input.ts';
import {
  countWaiting,
  enqueue,
  followWrites,
  inputFor,
  type OutboxEntry,
  useOutbox,
} from '../../../shared/outbox/index.ts';
import { knownClocks, useClocks } from '../../profile/index.ts';
import { type Details, type Tick, withTick } from './ticked-details.ts';

const { goalDetails, goalStatusUpdate } = goalEndpoints;
type TickBody = RouteInput<typeof goalStatusUpdate>['body'];

/** What the ticks of a goal wait as in the outbox: in their order. */
const goalObject = (id: string) => `goals/${id}`;

/** The goal with the ticks that wait for the server. */
export function useShownDetails(details: Details): Details {
  const entries = useOutbox(goalObject(details.goal.id));
  const { today } = useClocks();
  return useMemo(
    () =>
      entries
        .filter(({ held }) => held === null)
        .reduce((shown, entry) => applied(shown, entry, today), details),
    [entries, details, today],
  );
}

function applied(details: Details, entry: OutboxEntry, today: string): Details {
  const tick = inputFor(entry, goalStatusUpdate)?.body;
  return tick ? withTick(details, tick, { instant: instantOf(entry.createdAt), today }) : details;
}

function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** How many ticks could not be sent yet, and why the last refused one was not taken. */
export function useWaitingTicks(id: string): { delayed: number; refusal: string } {
  const entries = useOutbox(goalObject(id));
  const held = entries.findLast((entry) => entry.held !== null)?.held;
  return {
    delayed: entries.filter((entry) => entry.held === null && entry.failures > 0).length,
    refusal: held?.reason === 'refused' ? held.message : '',
  };
}

/** Ticks what is named; shown at once, and kept until the server has it. The same function over all ticks. */
export function useTick(id: TickBody['id']): (tick: Omit<TickBody, 'id'>, name: string) => void {
  const { t } = useTranslation('features/goals/details');
  return useCallback(
    (tick, name) =>
      enqueue({
        endpoint: goalStatusUpdate,
        input: { body: { id, ...tick } },
        object: goalObject(id),
        label: t(tick.status === 'Completed' ? 'waiting.ticked' : 'waiting.unticked', { name }),
        merge: (waiting, next) => (isSame(waiting.body, next.body) ? next : null),
      }),
    [id, t],
  );
}

function isSame(one: Tick, other: Tick): boolean {
  return one.milestoneId === other.milestoneId && one.microGoalId === other.microGoalId;
}

followWrites(goalStatusUpdate, {
  taken({ body }) {
    const known = patchReply(goalDetails, { params: { id: body.id } }, (details) =>
      withTick(details, body, { instant: instantOf(Date.now()), today: knownClocks().today }),
    );
    known.apply(queryClient);
    // The one that was taken is still among them.
    if (countWaiting(goalStatusUpdate) <= 1) void invalidateAfter(goalStatusUpdate);
  },
  refused: () => void invalidateAfter(goalStatusUpdate),
});
