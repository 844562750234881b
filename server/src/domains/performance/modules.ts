import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Module, performanceRoutes as routes } from '@stratum/contract/performance';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { listModules, type ModuleFilter } from '../videos/index.ts';
import type { doors } from './access.ts';
import type { Deps } from './deps.ts';
import { deleteAct, insertAct, listActs } from './store.ts';

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
  const rows = await modulesFor(db, reader, { ...filter, after }, pageSize + 1);
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
  const [row] = await modulesFor(tx, { userId, locale }, { moduleId }, 1);
  if (!row) throw new Error('a module that was opened has no text');
  return toModule(row);
}

interface Reader {
  readonly userId: UserId;
  readonly locale: Locale;
}

export type ReadModule = Awaited<ReturnType<typeof modulesFor>>[number];

/** Modules in the order of the library, each with what its reader has watched and done of it. */
export async function modulesFor(
  tx: Queryable,
  reader: Reader,
  filter: ModuleFilter,
  limit: number,
) {
  const rows = await listModules(tx, reader, filter, limit);
  const done = new Set((await listActs(tx, reader.userId)).map(({ moduleId }) => moduleId));
  return rows.map((row) => ({ ...row, actDone: done.has(row.id) }));
}

/** A module is half its films and half its act. */
export function moduleProgress({ watched, actDone }: ReadModule): number {
  return Math.floor((watched + (actDone ? 100 : 0)) / 2);
}

/** The mean of modules, rounded down; null where there is none. */
export function meanProgress(modules: readonly ReadModule[]): number | null {
  if (modules.length === 0) return null;
  const sum = modules.reduce((total, module) => total + moduleProgress(module), 0);
  return Math.floor(sum / modules.length);
}

export function toModule(row: ReadModule): Module {
  const { id, title, traitId, bucket, act, rule, actDone } = row;
  return { id, title, traitId, bucket, act, rule, actDone, progress: moduleProgress(row) };
}
