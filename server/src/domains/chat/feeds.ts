import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Signal } from '../../platform/events/signal.ts';
import type { Log } from '../../platform/log.ts';
import { existingGroups } from '../groups/index.ts';
import { entriesAfter } from './entries.ts';
import { createFeed, type Feed } from './feed.ts';
import { lastPlace, lastPlaces } from './log-store.ts';
import { type ChatNews, chatTopic } from './news.ts';

interface FeedsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** What other parts hear of groups, before their feeds do. */
type Listener = (news: ChatNews) => void;

/** The feeds of a process: of the groups that somebody is connected for. */
export interface Feeds {
  find(groupId: GroupId): Feed | undefined;
  /** The feed of a group that somebody is about to join; it stays until `settle`. */
  open(groupId: GroupId): Promise<Feed>;
  /** One who was about to join a feed has done so, or not. */
  settle(groupId: GroupId): void;
  /** Lets a feed go that nobody needs. */
  tidy(groupId: GroupId): void;
  /** Asks the tables for what no signal has told. */
  look(): Promise<void>;
  onNews(listener: Listener): void;
  close(): void;
}

export function createFeeds(deps: FeedsDeps): Feeds {
  const { db, log } = deps;
  const feeds = new Map<
    GroupId,
    { readonly feed: Promise<Feed>; ready: Feed | null; joining: number }
  >();
  const listeners: Listener[] = [];
  const onFailure = (error: unknown) => log.warn({ err: error }, 'messages could not be read');

  const make = async (groupId: GroupId) => {
    const read = (after: string) => entriesAfter(db, deps, groupId, after);
    const feed = createFeed(groupId, await lastPlace(db, groupId), read, onFailure);
    const entry = feeds.get(groupId);
    if (entry) entry.ready = feed;
    return feed;
  };
  const all = () =>
    [...feeds].flatMap(([groupId, { ready }]) => (ready ? [{ groupId, feed: ready }] : []));

  const tidy = (groupId: GroupId) => {
    const entry = feeds.get(groupId);
    if (entry?.joining === 0 && entry.ready?.size() === 0) feeds.delete(groupId);
  };
  const hear = (signal: Signal) => {
    if ('lost' in signal) for (const { feed } of all()) feed.catchUp();
    if (!('topic' in signal) || signal.topic !== chatTopic) return;
    // Only this domain speaks on its topic.
    const news = signal.news as ChatNews;
    for (const listen of listeners) listen(news);
    const feed = feeds.get(news.groupId)?.ready;
    if (!feed) return;
    tellFeed(feed, news);
  };
  const unsubscribe = db.events.subscribe(hear);
  return {
    find: (groupId) => feeds.get(groupId)?.ready ?? undefined,
    open(groupId) {
      const known = feeds.get(groupId);
      if (known) {
        known.joining += 1;
        return known.feed;
      }
      const { promise, resolve, reject } = Promise.withResolvers<Feed>();
      feeds.set(groupId, { feed: promise, ready: null, joining: 1 });
      make(groupId).then(resolve, (error: unknown) => {
        feeds.delete(groupId);
        reject(error);
      });
      return promise;
    },
    settle(groupId) {
      const entry = feeds.get(groupId);
      if (entry) entry.joining -= 1;
      tidy(groupId);
    },
    tidy,
    look: () => lookAt(db, all()),
    onNews: (listener) => void listeners.push(listener),
    close: unsubscribe,
  };
}

function tellFeed(feed: Feed, news: ChatNews): void {
  if ('place' in news) feed.hear(news.place, news);
  else if ('passing' in news) feed.pass(news.passing, hearersOf(news.passing, feed.size()));
  else if ('over' in news) feed.end();
}

/** Connections to a group up to which each is told how far every member has read. */
const mostToldOfReading = 100;

/**
 * Who hears that somebody writes, or has read: the others, and of reading their own devices. Where
 * very many follow a group, that all tell all how far they have read would cost the square of them.
 */
function hearersOf(
  { type, userId }: { readonly type: 'typing' | 'read'; readonly userId: UserId },
  connections: number,
): (other: UserId) => boolean {
  if (type === 'typing') return (other) => other !== userId;
  return (other) => other === userId || connections <= mostToldOfReading;
}

/** Has those read that are behind, and ends those of groups that have ended. */
async function lookAt(
  db: Database,
  known: readonly { readonly groupId: GroupId; readonly feed: Feed }[],
): Promise<void> {
  if (known.length === 0) return;
  const ids = known.map(({ groupId }) => groupId);
  const [places, existing] = [await lastPlaces(db, ids), await existingGroups(db, ids)];
  for (const { groupId, feed } of known) {
    if (!existing.has(groupId)) feed.end();
    else if ((places.get(groupId) ?? '') > feed.position()) feed.catchUp();
  }
}
