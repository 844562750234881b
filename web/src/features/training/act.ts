import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import type { ModuleId } from '@stratum/contract/ids';
import type { Module } from '@stratum/contract/performance';
import { domainFilters, invalidateAfter } from '../../shared/api/invalidate.ts';
import { patchReply } from '../../shared/api/optimistic.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { enqueue, followWrites, inputFor, useOutbox } from '../../shared/outbox/index.ts';

const { getPerformanceModule, moduleAct } = performanceEndpoints;
const actObject = (moduleId: ModuleId) => `module-act/${moduleId}`;

/** Whether the act of a module counts as done: as it was said last, sent or not. */
export function useActDone({ id, actDone }: Pick<Module, 'id' | 'actDone'>): boolean {
  const said = useOutbox(actObject(id)).flatMap((entry) =>
    entry.held === null ? (inputFor(entry, moduleAct)?.body.done ?? []) : [],
  );
  return said.at(-1) ?? actDone;
}

interface ActMark {
  readonly moduleId: ModuleId;
  readonly done: boolean;
  /** What it is where it waits for the server. */
  readonly label: string;
}

/** Says that an act is done, has been put somewhere to be done, or neither; shown at once. */
export function markAct({ moduleId, done, label }: ActMark): void {
  enqueue({
    endpoint: moduleAct,
    input: { body: { moduleId, done } },
    object: actObject(moduleId),
    label,
    merge: (_, next) => next,
  });
}

followWrites(moduleAct, {
  taken(_, module) {
    patchReply(getPerformanceModule, undefined, (reply) => ({
      ...reply,
      items: reply.items.map((each) => (each.id === module.id ? module : each)),
    })).apply(queryClient);
    void queryClient.invalidateQueries(domainFilters('performance'));
  },
  refused: () => void invalidateAfter(moduleAct),
});
