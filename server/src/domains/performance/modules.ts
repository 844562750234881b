import type { Module, performanceRoutes as routes } from '@stratum/contract/performance';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Call } from '../../platform/http/call.ts';
import type { doors } from './access.ts';
import type { Deps } from './deps.ts';
import { deleteAct, insertAct, type ListedModule, listModules } from './store.ts';

/** All modules of the model fit on one page. */
const pageSize = 100;

export async function moduleList(
  { db }: Pick<Deps, 'db'>,
  { caller, query, locale }: Call<typeof routes.getPerformanceModule>,
) {
  const { cursor, ...filter } = query;
  const place = cursor === undefined ? undefined : readCursor(cursor);
  const after = place && { position: place.time.getTime(), id: place.id };
  const reader = { userId: caller.userId, locale };
  const rows = await listModules(db, reader, { ...filter, after }, pageSize + 1);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return {
    items: rows.slice(0, pageSize).map(toModule),
    next: last ? writeCursor({ time: new Date(last.position), id: last.id }) : null,
  };
}

export async function markAct(
  { clock }: Pick<Deps, 'clock'>,
  { caller, body, open, locale, tx }: Call<typeof routes.moduleAct, typeof doors>,
): Promise<Module> {
  const { id: moduleId } = await open.module(tx);
  const { userId } = caller;
  if (body.done) await insertAct(tx, { userId, moduleId, doneAt: clock.now() });
  else await deleteAct(tx, userId, moduleId);
  const [row] = await listModules(tx, { userId, locale }, { moduleId }, 1);
  if (!row) throw new Error('a module that was opened has no text');
  return toModule(row);
}

/** A module is half its films and half its act. */
export function moduleProgress({ watched, actDone }: ListedModule): number {
  return Math.floor((watched + (actDone ? 100 : 0)) / 2);
}

/** The mean of modules, rounded down; null where there is none. */
export function meanProgress(modules: readonly ListedModule[]): number | null {
  if (modules.length === 0) return null;
  const sum = modules.reduce((total, module) => total + moduleProgress(module), 0);
  return Math.floor(sum / modules.length);
}

export function toModule(row: ListedModule): Module {
  const { id, title, traitId, bucket, act, rule, actDone } = row;
  return { id, title, traitId, bucket, act, rule, actDone, progress: moduleProgress(row) };
}
