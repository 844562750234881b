import type { GroupId } from '@stratum/contract/ids';

/** Messages that are stored together at most. */
const longestBatch = 32;

interface Waiting<Item, Result> {
  readonly item: Item;
  /** Whether it may be stored with others. */
  readonly isAlone: boolean;
  readonly settle: PromiseWithResolvers<Result>;
}

/** Takes those that are to be stored together; empty where another turn has taken them. */
export type Take<Item> = () => readonly Item[];

/**
 * Stores what is sent to a group in the order in which it comes, one turn after the other: what would
 * only wait for the group's lock holds no connection, and is stored together with what waits beside it.
 * @param store has its results in the order of the items; asks for them once it is about to begin
 */
export function createBatches<Item, Result>(
  store: (take: Take<Item>) => Promise<readonly Result[]>,
) {
  const groups = new Map<GroupId, Waiting<Item, Result>[]>();

  const runTurn = async (waiting: Waiting<Item, Result>[]) => {
    let taken: Waiting<Item, Result>[] = [];
    const take = () => {
      taken = waiting.splice(0, lengthOfNext(waiting));
      return taken.map(({ item }) => item);
    };
    try {
      const results = await store(take);
      for (const [at, { settle }] of taken.entries()) settle.resolve(results[at] as Result);
    } catch (error) {
      // A connection that could not be had is everybody's failure.
      if (taken.length === 0) take();
      for (const { settle } of taken) settle.reject(error);
    }
  };
  const run = async (groupId: GroupId, waiting: Waiting<Item, Result>[]) => {
    while (waiting.length > 0) await runTurn(waiting);
    groups.delete(groupId);
  };
  return {
    add(groupId: GroupId, item: Item, isAlone: boolean): Promise<Result> {
      const settle = Promise.withResolvers<Result>();
      const waiting = groups.get(groupId);
      const added = { item, isAlone, settle };
      if (waiting) waiting.push(added);
      else {
        const first = [added];
        groups.set(groupId, first);
        void run(groupId, first);
      }
      return settle.promise;
    },
  };
}

function lengthOfNext(waiting: readonly { readonly isAlone: boolean }[]): number {
  if (waiting[0]?.isAlone) return 1;
  const alone = waiting.findIndex(({ isAlone }) => isAlone);
  return Math.min(alone === -1 ? waiting.length : alone, longestBatch);
}
