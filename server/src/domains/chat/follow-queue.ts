import { groupLimits } from '@stratum/contract/group-rules';
import type { GroupId } from '@stratum/contract/ids';

/** Groups that a connection comes to follow at once: the others wait behind what these replay. */
const atOnce = 4;

/** Brings a connection into a group from a place. @returns whether it follows the group now */
type Follow = (groupId: GroupId, from: string, isStale: () => boolean) => Promise<boolean>;

/** The groups that one connection follows or has asked for, the newest place of each. */
export interface FollowQueue {
  /** @returns false where as many wait as one person can be in */
  ask(groupId: GroupId, from: string): boolean;
  /** What is under way for a group, or waits, is not to go on. */
  stop(groupId: GroupId): void;
  groups(): readonly GroupId[];
}

export function createFollowQueue(follow: Follow): FollowQueue {
  const waiting = new Map<GroupId, string>();
  /** Of groups that are followed or about to be: what is under way is stale where it is another. */
  const turns = new Map<GroupId, symbol>();
  let running = 0;

  const run = async (groupId: GroupId, from: string) => {
    const turn = Symbol(groupId);
    turns.set(groupId, turn);
    const isStale = () => turns.get(groupId) !== turn;
    const isFollowed = await follow(groupId, from, isStale);
    // Of groups that are not one's own nothing is kept, however many are asked for.
    if (!isFollowed && !isStale()) turns.delete(groupId);
  };
  const runNext = () => {
    while (running < atOnce) {
      const [next] = waiting;
      if (!next) return;
      waiting.delete(next[0]);
      running += 1;
      void run(...next).finally(() => {
        running -= 1;
        runNext();
      });
    }
  };
  const supersede = (groupId: GroupId) => {
    if (turns.has(groupId)) turns.set(groupId, Symbol(groupId));
  };
  return {
    ask(groupId, from) {
      if (waiting.size >= groupLimits.groupsOfPerson && !waiting.has(groupId)) return false;
      supersede(groupId);
      waiting.set(groupId, from);
      runNext();
      return true;
    },
    stop(groupId) {
      supersede(groupId);
      waiting.delete(groupId);
    },
    groups: () => [...turns.keys()],
  };
}
