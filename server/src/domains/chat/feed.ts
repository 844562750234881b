import type { GroupEvent } from '@stratum/contract/group-events';
import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { LivePeer } from '../../platform/live/frames.ts';
import { endedBy } from './ended-by.ts';
import type { Place } from './log-store.ts';

/** What happened at a place of a group. */
export interface Entry {
  readonly at: string;
  readonly type: 'message' | 'message_changed';
  readonly message: Message;
}

/** Reads what happened after a place, in order; `upTo` is the last place that it has looked at. */
export type ReadEntries = (after: string) => Promise<{ entries: readonly Entry[]; upTo: string }>;

/**
 * What a process tells of a group, in one order for all its connections: those that are live have got
 * everything up to its position. News that lacks what came before has it read from the tables.
 */
export interface Feed {
  position(): string;
  /** Makes a connection live that has got everything up to a place. */
  add(peer: LivePeer, upTo: string): void;
  remove(peer: LivePeer): boolean;
  has(peer: LivePeer): boolean;
  people(): UserId[];
  size(): number;
  hear(place: Place, entry: Omit<Entry, 'at'>): void;
  /** Reads what the position lacks. */
  catchUp(): void;
  /** Tells what has no place, to those whom it is meant for. @returns it as it travels */
  pass(event: GroupEvent, isMeant?: (userId: UserId) => boolean): Buffer;
  /** The group is over. */
  end(): void;
}

export function createFeed(
  groupId: GroupId,
  start: string,
  read: ReadEntries,
  onFailure: (error: unknown) => void,
): Feed {
  /** With the place up to which each has got everything, where that is ahead of the position. */
  const live = new Map<LivePeer, string>();
  let position = start;

  const drop = (peer: LivePeer, reason: 'removed' | 'left' | 'groupDelete') => {
    live.delete(peer);
    peer.send({ type: 'membership_ended', groupId, reason });
  };
  const apply = ({ at, type, message }: Entry) => {
    position = at;
    const gone = endedBy(type, message);
    const text = Buffer.from(JSON.stringify({ type, groupId, message }));
    for (const [peer, got] of live) {
      if (gone && peer.userId === gone.userId) drop(peer, gone.reason);
      else if (at > got) peer.deliver(type, text);
    }
  };
  const reading = createReading(async () => {
    const { entries, upTo } = await read(position);
    for (const entry of entries) apply(entry);
    if (upTo > position) position = upTo;
    return entries.length > 0;
  }, onFailure);
  return {
    position: () => position,
    add: (peer, upTo) => void live.set(peer, upTo),
    remove: (peer) => live.delete(peer),
    has: (peer) => live.has(peer),
    people: () => [...new Set([...live.keys()].map(({ userId }) => userId))],
    size: () => live.size,
    hear({ timetoken, previous }, entry) {
      if (timetoken <= position) return;
      if (!reading.isUnderWay() && previous === position) apply({ at: timetoken, ...entry });
      else reading.start();
    },
    catchUp: reading.start,
    pass(event, isMeant = () => true) {
      const text = Buffer.from(JSON.stringify(event));
      for (const peer of live.keys()) {
        if (isMeant(peer.userId)) peer.deliver(event.type, text);
      }
      return text;
    },
    end() {
      for (const peer of live.keys()) drop(peer, 'groupDelete');
    },
  };
}

/** Runs a step until it finds nothing more and nobody has asked for more, one at a time. */
function createReading(step: () => Promise<boolean>, onFailure: (error: unknown) => void) {
  let underWay: Promise<void> | null = null;
  let isWanted = false;
  const run = async () => {
    let hasMore = false;
    do {
      isWanted = false;
      hasMore = await step();
    } while (hasMore || isWanted);
  };
  return {
    isUnderWay: () => underWay !== null,
    start() {
      isWanted = true;
      underWay ??= run()
        .catch(onFailure)
        .finally(() => {
          underWay = null;
        });
    },
  };
}
