import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { RouteInput } from '../../../shared/api/route-input.ts';
import {
  enqueue,
  followWrites,
  inputFor,
  type OutboxEntry,
  outbox,
  useOutbox,
} from '../../../shared/outbox/index.ts';
import { localToday } from '../draft/local-today.ts';
import { type Details, type Tick, withTick } from './ticked-details.ts';

const { goalDetails, goalStatusUpdate } = goalEndpoints;
type TickBody = RouteInput<typeof goalStatusUpdate>['body'];

/** What the ticks of a goal wait as in the outbox: in their order. */
const goalObject = (id: string) => `goals/${id}`;

/** The goal with the ticks that wait for the server. */
export function useShownDetails(details: Details): Details {
  const entries = useOutbox(goalObject(details.goal.id));
  return useMemo(
    () => entries.filter(({ held }) => held === null).reduce(applied, details),
    [entries, details],
  );
}

function applied(details: Details, entry: OutboxEntry): Details {
  const tick = inputFor(entry, goalStatusUpdate)?.body;
  return tick ? withTick(details, tick, momentOf(entry.createdAt)) : details;
}

function momentOf(milliseconds: number) {
  return { instant: new Date(milliseconds).toISOString(), today: localToday() };
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

/** Ticks what is named; shown at once, and kept until the server has it. */
export function useTick(id: TickBody['id']): (tick: Omit<TickBody, 'id'>, name: string) => void {
  const { t } = useTranslation('features/goals/details');
  return (tick, name) =>
    enqueue({
      endpoint: goalStatusUpdate,
      input: { body: { id, ...tick } },
      object: goalObject(id),
      label: t(tick.status === 'Completed' ? 'waiting.ticked' : 'waiting.unticked', { name }),
      merge: (waiting, next) => (isSame(waiting.body, next.body) ? next : null),
    });
}

function isSame(one: Tick, other: Tick): boolean {
  return one.milestoneId === other.milestoneId && one.microGoalId === other.microGoalId;
}

followWrites(goalStatusUpdate, {
  taken({ body }) {
    const known = patchReply(goalDetails, { params: { id: body.id } }, (details) =>
      withTick(details, body, momentOf(Date.now())),
    );
    known.apply(queryClient);
    const waiting = outbox.entries
      .getState()
      .entries.filter((entry) => entry.held === null && inputFor(entry, goalStatusUpdate));
    // The one that was taken is still among them.
    if (waiting.length <= 1) void invalidateAfter(goalStatusUpdate);
  },
  refused: () => void invalidateAfter(goalStatusUpdate),
});
