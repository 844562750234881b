import type { GroupPart } from '@stratum/contract/group-rules';
import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { createGate } from '../../platform/limits/gate.ts';
import type { LivePeer } from '../../platform/live/frames.ts';
import type { Log } from '../../platform/log.ts';
import type { Audience } from './audience.ts';
import { endedBy } from './ended-by.ts';
import type { Feeds } from './feeds.ts';
import { lastPlaces } from './log-store.ts';
import type { ChatNews } from './news.ts';
import { tellChanged, tellUnread } from './tell-members.ts';

interface NewsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Milliseconds in which what happens in a group is gathered before its members are told. */
const gathering = 500;
/** Groups whose members are told at once: what waits meanwhile is told together. */
const concurrency = 2;

/** What has happened in a group since its members were told last. */
interface Gathered {
  /** Whose counts may be others: everybody's, or those of some who have read. */
  unread: 'all' | Set<UserId>;
  readonly parts: Set<GroupPart>;
  /** Parts that are others for one member alone. */
  readonly own: Map<UserId, Set<GroupPart>>;
}

/** Tells members what a list of groups shows, on connections that do not follow the group. */
export function createMemberNews(deps: NewsDeps, feeds: Feeds, audience: Audience) {
  const { db, log } = deps;
  const gate = createGate({ concurrency, maxQueued: Number.POSITIVE_INFINITY });
  const waiting = new Map<GroupId, Gathered>();
  const timers = new Set<NodeJS.Timeout>();
  let seen: ReadonlyMap<GroupId, string> = new Map();

  const tell = async (groupId: GroupId) => {
    const gathered = waiting.get(groupId);
    waiting.delete(groupId);
    if (!gathered) return;
    const { unread, parts, own } = gathered;
    const isMeant = ({ caller }: LivePeer) => unread === 'all' || unread.has(caller.userId);
    const feed = feeds.find(groupId);
    const peers = [...audience.of(groupId)];
    const aside = peers.filter((peer) => isMeant(peer) && !feed?.has(peer));
    if (aside.length > 0) await tellUnread(deps, groupId, aside);
    const partsFor = ({ caller }: LivePeer) => [...parts, ...(own.get(caller.userId) ?? [])];
    const touched = peers.filter((peer) => partsFor(peer).length > 0);
    if (touched.length > 0) await tellChanged(db, groupId, touched, partsFor);
  };
  const gather = (groupId: GroupId): Gathered | null => {
    if (audience.of(groupId).size === 0) return null;
    const known = waiting.get(groupId);
    if (known) return known;
    const gathered: Gathered = { unread: new Set(), parts: new Set(), own: new Map() };
    waiting.set(groupId, gathered);
    const timer = setTimeout(() => {
      timers.delete(timer);
      void gate(() => tell(groupId)).catch((error: unknown) =>
        log.warn({ err: error }, 'members could not be told of their group'),
      );
    }, gathering).unref();
    timers.add(timer);
    return gathered;
  };
  const countAgain = (groupId: GroupId, userId?: UserId) => {
    const gathered = gather(groupId);
    if (!gathered) return;
    if (userId === undefined) gathered.unread = 'all';
    else if (gathered.unread !== 'all') gathered.unread.add(userId);
  };
  /** Those who follow the group are told by its feed, in their order. */
  const end = (
    groupId: GroupId,
    peers: readonly LivePeer[],
    reason: 'left' | 'removed' | 'groupDelete',
  ) => {
    for (const peer of peers) {
      if (!feeds.find(groupId)?.has(peer)) peer.send({ type: 'membership_ended', groupId, reason });
    }
  };
  const hear = (news: ChatNews) => {
    const { groupId } = news;
    if ('place' in news) {
      const { type, data } = news.message;
      const gone = endedBy(news.type, news.message);
      if (gone) end(groupId, audience.exit(groupId, gone.userId), gone.reason);
      if (type === 'new_member' && data && 'subjectId' in data && data.subjectId)
        audience.enter(groupId, data.subjectId);
      countAgain(groupId);
    } else if ('passing' in news) {
      if (news.passing.type === 'read') countAgain(groupId, news.passing.userId);
    } else if ('part' in news) {
      const { part, to } = news;
      // Who has just made a group is known to be in it by this alone.
      if (to !== undefined) audience.enter(groupId, to);
      const gathered = gather(groupId);
      if (to === undefined) gathered?.parts.add(part);
      else gathered?.own.set(to, (gathered.own.get(to) ?? new Set()).add(part));
    } else if ('over' in news) {
      const peers = [...audience.of(groupId)];
      for (const { caller } of peers) audience.exit(groupId, caller.userId);
      end(groupId, peers, 'groupDelete');
    }
  };
  feeds.onNews(hear);
  return {
    /** Counts again where something was written that no signal has told of. */
    async look() {
      const groupIds = audience.groups();
      const places = groupIds.length > 0 ? await lastPlaces(db, groupIds) : new Map();
      for (const [groupId, last] of places) {
        const before = seen.get(groupId);
        if (before !== undefined && before < last) countAgain(groupId);
      }
      seen = places;
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
