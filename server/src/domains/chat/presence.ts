import { randomUUID } from 'node:crypto';
import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Database } from '../../platform/database.ts';
import type { LivePeer } from '../../platform/live/frames.ts';
import type { Feeds } from './feeds.ts';
import { tell } from './news.ts';

/**
 * Milliseconds in which people who come and go are told of together. It grows with how many are told
 * of how many: what each connection is sent in a second stays the same.
 */
const gathering = { least: 500, each: 5 };
/** Milliseconds after which a process that says nothing more has nobody left. */
const forgetAfter = 15_000;

/** Who looks at groups, in all processes. Each says who is connected to it, again and again. */
export function createPresence(db: Database, feeds: Feeds) {
  const self = randomUUID();
  const known = new Map<GroupId, Map<string, { people: readonly UserId[]; at: number }>>();
  /** Serialised once, also for whoever comes later: of a thousand it names a thousand. */
  const told = new Map<GroupId, { readonly people: string; readonly frame: Buffer }>();
  const waiting = new Map<GroupId, NodeJS.Timeout>();

  const say = (groupId: GroupId) => {
    waiting.delete(groupId);
    tell(db, { groupId, process: self, present: feeds.find(groupId)?.people() ?? [] });
  };
  const show = (groupId: GroupId) => {
    const feed = feeds.find(groupId);
    const now = performance.now();
    const processes = [...(known.get(groupId) ?? [])].filter(
      ([, { at }]) => now - at < forgetAfter,
    );
    if (!feed) {
      known.delete(groupId);
      told.delete(groupId);
      return;
    }
    known.set(groupId, new Map(processes));
    const userIds = [...new Set(processes.flatMap(([, { people }]) => people))].toSorted();
    const people = userIds.join(' ');
    if (told.get(groupId)?.people === people) return;
    told.set(groupId, { people, frame: feed.pass({ type: 'presence', groupId, userIds }) });
  };
  feeds.onNews((news) => {
    if (!('process' in news) || !feeds.find(news.groupId)) return;
    const { groupId, process, present } = news;
    const processes = known.get(groupId) ?? new Map();
    // One that is new here has to hear who is connected to us.
    const isNew = process !== self && !processes.has(process);
    known.set(groupId, processes.set(process, { people: present, at: performance.now() }));
    if (isNew) changed(groupId);
    show(groupId);
  });
  const changed = (groupId: GroupId) => {
    if (waiting.has(groupId)) return;
    const wait = Math.max(gathering.least, gathering.each * (feeds.find(groupId)?.size() ?? 0));
    waiting.set(groupId, setTimeout(() => say(groupId), wait).unref());
  };
  return {
    /** Somebody has come: they alone have not been told who is there already. */
    came(groupId: GroupId, peer: LivePeer) {
      const last = told.get(groupId);
      if (last) peer.deliver('presence', last.frame);
      changed(groupId);
    },
    /** Somebody has gone. */
    gone: changed,
    repeat() {
      for (const groupId of known.keys()) {
        say(groupId);
        show(groupId);
      }
    },
    stop() {
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;
