import type { GroupId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { LivePeer } from '../../platform/live/frames.ts';
import type { Log } from '../../platform/log.ts';
import type { Audience } from './audience.ts';
import { endedBy } from './ended-by.ts';
import type { Feeds } from './feeds.ts';
import { createGathering, type Gathered } from './gathering.ts';
import { lastPlaces } from './log-store.ts';
import type { ChatNews } from './news.ts';
import { tellChanged, tellUnread } from './tell-members.ts';

interface NewsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Tells members what a list of groups shows, on connections that need not follow any.
 * @param stopReplays of connections whose membership has ended
 */
export function createMemberNews(
  deps: NewsDeps,
  feeds: Feeds,
  audience: Audience,
  stopReplays: (groupId: GroupId, peers: readonly LivePeer[]) => void,
) {
  const { db, log } = deps;
  let seen: ReadonlyMap<GroupId, string> = new Map();

  const gathering = createGathering(
    (groupId, gathered) => tell(deps, groupId, [...audience.of(groupId)], { feeds, gathered }),
    (error) => log.warn({ err: error }, 'members could not be told of their group'),
  );
  /** Those who follow the group are told by its feed, in their order. */
  const end = (
    groupId: GroupId,
    peers: readonly LivePeer[],
    reason: 'left' | 'removed' | 'groupDelete',
  ) => {
    stopReplays(groupId, peers);
    for (const peer of peers) {
      if (!feeds.find(groupId)?.has(peer)) peer.send({ type: 'membership_ended', groupId, reason });
    }
  };
  const moveMember = (groupId: GroupId, news: Extract<ChatNews, { readonly type: string }>) => {
    const gone = endedBy(news.type, news.message);
    if (gone) end(groupId, audience.exit(groupId, gone.userId), gone.reason);
    const newMember = news.type === 'message' ? joinedBy(news.message) : null;
    if (newMember) audience.enter(groupId, newMember);
  };
  feeds.onNews((news) => {
    const { groupId } = news;
    // Who has just made a group is known to be in it by this alone.
    if ('part' in news && news.to) audience.enter(groupId, news.to);
    if ('place' in news) moveMember(groupId, news);
    const peers = [...audience.of(groupId)];
    if (peers.length === 0) return;
    if ('place' in news) gathering.count(groupId);
    else if ('part' in news) gathering.change(groupId, news.part, news.to);
    else if ('passing' in news && news.passing.type === 'read')
      gathering.count(groupId, news.passing.userId);
    else if ('over' in news) {
      for (const { userId } of peers) audience.exit(groupId, userId);
      end(groupId, peers, 'groupDelete');
    }
  });
  return {
    /** Counts again where something was written that no signal has told of. */
    async look() {
      const groupIds = audience.groups();
      const places = groupIds.length > 0 ? await lastPlaces(db, groupIds) : new Map();
      for (const [groupId, last] of places) {
        const before = seen.get(groupId);
        if (before !== undefined && before < last) gathering.count(groupId);
      }
      seen = places;
    },
    stop: gathering.stop,
  };
}

/** Counts are for those who do not follow the group: who does counts by what they are sent. */
async function tell(
  deps: NewsDeps,
  groupId: GroupId,
  peers: readonly LivePeer[],
  { feeds, gathered }: { readonly feeds: Feeds; readonly gathered: Gathered },
): Promise<void> {
  const { unread, parts, own } = gathered;
  const feed = feeds.find(groupId);
  const isMeant = ({ userId }: LivePeer) => unread === 'all' || unread.has(userId);
  const aside = peers.filter((peer) => isMeant(peer) && !feed?.has(peer));
  if (aside.length > 0) await tellUnread(deps, groupId, aside);
  const partsFor = ({ userId }: LivePeer) => [...parts, ...(own.get(userId) ?? [])];
  const touched = peers.filter((peer) => partsFor(peer).length > 0);
  if (touched.length > 0) await tellChanged(deps.db, groupId, touched, partsFor);
}

function joinedBy({ type, data }: Message) {
  return type === 'new_member' && data && 'subjectId' in data ? data.subjectId : null;
}
