import { groupLimits } from '@stratum/contract/group-rules';
import type { GroupId } from '@stratum/contract/ids';

/** Groups that a connection comes to follow at once: the others wait behind what these replay. */
const atOnce = 4;

/** Brings a connection into a group from a place. @returns whether it follows the group now */
export type Follow<Peer> = (
  peer: Peer,
  groupId: GroupId,
  from: string,
  isStale: () => boolean,
) => Promise<boolean>;

/** What a connection has asked for and does not have yet. */
interface Work {
  /** The places from which groups are to be followed. */
  readonly waiting: Map<GroupId, string>;
  /** Of groups that are under way: what is not the turn of its group is stale. */
  readonly turns: Map<GroupId, symbol>;
  running: number;
}

/** The groups that one connection follows or has asked for, the newest place of each. */
export class FollowQueue<Peer> {
  readonly #peer: Peer;
  readonly #follow: Follow<Peer>;
  #groups: readonly GroupId[] = [];
  /** Null for most connections: they have what they have asked for. */
  #work: Work | null = null;

  constructor(peer: Peer, follow: Follow<Peer>) {
    this.#peer = peer;
    this.#follow = follow;
  }

  /** Groups that are followed or about to be. */
  get groups(): readonly GroupId[] {
    return this.#groups;
  }

  /** @returns false where as many wait as one person can be in */
  ask(groupId: GroupId, from: string): boolean {
    this.#work ??= { waiting: new Map(), turns: new Map(), running: 0 };
    const { waiting, turns } = this.#work;
    if (waiting.size >= groupLimits.groupsOfPerson && !waiting.has(groupId)) return false;
    turns.delete(groupId);
    waiting.set(groupId, from);
    this.#runNext(this.#work);
    return true;
  }

  /** What is under way for a group, or waits, is not to go on. */
  stop(groupId: GroupId): void {
    this.#work?.turns.delete(groupId);
    this.#work?.waiting.delete(groupId);
  }

  #runNext(work: Work): void {
    while (work.running < atOnce) {
      const [next] = work.waiting;
      if (!next) break;
      work.waiting.delete(next[0]);
      work.running += 1;
      void this.#run(work, ...next).finally(() => {
        work.running -= 1;
        this.#runNext(work);
      });
    }
    if (work.running === 0) this.#work = null;
  }

  async #run({ turns }: Work, groupId: GroupId, from: string): Promise<void> {
    const turn = Symbol(groupId);
    turns.set(groupId, turn);
    if (!this.#groups.includes(groupId)) this.#groups = this.#groups.concat(groupId);
    const isStale = () => turns.get(groupId) !== turn;
    const isFollowed = await this.#follow(this.#peer, groupId, from, isStale);
    if (isStale()) return;
    turns.delete(groupId);
    // Of groups that are not one's own nothing is kept, however many are asked for.
    if (!isFollowed) this.#groups = this.#groups.filter((id) => id !== groupId);
  }
}
