import type { GroupPart } from '@stratum/contract/group-rules';
import type { GroupId, UserId } from '@stratum/contract/ids';
import { createGate } from '../../platform/limits/gate.ts';

/** Milliseconds in which what happens in a group is gathered before its members are told. */
const gatheringTime = 500;
/** Groups whose members are told at once: what happens meanwhile is told with the next. */
const concurrency = 2;

/** What has happened in a group since its members were told last. */
export interface Gathered {
  /** Whose counts may be others: everybody's, or those of some who have read. */
  unread: 'all' | Set<UserId>;
  readonly parts: Set<GroupPart>;
  /** Parts that are others for one member alone. */
  readonly own: Map<UserId, Set<GroupPart>>;
}

/** Gathers what happens in groups; `tell` is given it, group by group. */
export function createGathering(
  tell: (groupId: GroupId, gathered: Gathered) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const gate = createGate({ concurrency, maxQueued: Number.POSITIVE_INFINITY });
  const waiting = new Map<GroupId, Gathered>();
  const timers = new Set<NodeJS.Timeout>();

  const tellGathered = async (groupId: GroupId) => {
    const gathered = waiting.get(groupId);
    waiting.delete(groupId);
    if (gathered) await tell(groupId, gathered);
  };
  const of = (groupId: GroupId): Gathered => {
    const known = waiting.get(groupId);
    if (known) return known;
    const gathered: Gathered = { unread: new Set(), parts: new Set(), own: new Map() };
    waiting.set(groupId, gathered);
    const timer = setTimeout(() => {
      timers.delete(timer);
      void gate(() => tellGathered(groupId)).catch(onFailure);
    }, gatheringTime).unref();
    timers.add(timer);
    return gathered;
  };
  return {
    /** What is unread may be another number, for everybody or for one. */
    count(groupId: GroupId, userId?: UserId) {
      const gathered = of(groupId);
      if (userId === undefined) gathered.unread = 'all';
      else if (gathered.unread !== 'all') gathered.unread.add(userId);
    },
    /** A part of the group is another, for everybody or for one. */
    change(groupId: GroupId, part: GroupPart, userId?: UserId) {
      const { parts, own } = of(groupId);
      if (userId === undefined) parts.add(part);
      else own.set(userId, (own.get(userId) ?? new Set()).add(part));
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
