import type { ModuleId, VideoId } from '@stratum/contract/ids';
import type { AdministeredModule } from '@stratum/contract/library/administration';
import type { libraryAdministrationRoutes as routes } from '@stratum/contract/library-administration';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { readCursor, writeCursor } from '../../../platform/cursor.ts';
import type { Queryable } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Call } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/new-id.ts';
import { putModuleTexts } from '../catalogue.ts';
import { putVideosOf } from '../catalogue-store.ts';
import type { Deps } from '../deps.ts';
import { modulePosition } from '../positions.ts';
import type { ModuleAspect, ModuleRow } from '../tables.ts';
import { hiddenAtAfter, partsOf } from './hiding.ts';
import { showModules } from './show.ts';
import { countVideos, insertModule, listEveryModule, lockModule, updateModule } from './store.ts';

/** All modules of the model fit on one page. */
const pageSize = 100;

export async function everyModule(
  { db }: Deps,
  { query: { cursor, traitId } }: Call<typeof routes.administeredModules>,
) {
  const place = cursor === undefined ? undefined : readCursor(cursor);
  const after = place && { position: place.time.getTime(), id: place.id };
  const rows = await listEveryModule(db, { traitId, after }, pageSize + 1);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return {
    items: await showModules(db, rows.slice(0, pageSize)),
    next: last ? writeCursor({ time: new Date(last.position), id: last.id }) : null,
  };
}

export async function addModule(
  deps: Deps,
  { caller: { userId }, body, tx }: Call<typeof routes.addModule>,
): Promise<AdministeredModule> {
  const { traitId, bucket, texts, videoIds } = body;
  const trait = deps.pack.traits.find(({ id: one }) => one === traitId);
  if (!trait) {
    throw new AppError('invalid_input', { fields: new Map([['traitId', { key: 'choice' }]]) });
  }
  await checkVideos(tx, videoIds);
  const id = newId<ModuleId>();
  const row = await insertModule(tx, {
    id,
    slug: null,
    traitId,
    categoryType: trait.category,
    bucket,
    position: modulePosition(deps.pack, traitId, bucket),
  });
  await putModuleTexts(tx, id, texts);
  await putVideosOf(tx, id, videoIds);
  const object = { kind: 'module', id };
  const shown = await shownModule(tx, row);
  await appendAudit(tx, deps, { action: 'module_added', actor: userId, object, details: {} });
  return shown;
}

export async function changeModule(
  deps: Deps,
  { caller: { userId }, params: { moduleId: id }, body, tx }: Call<typeof routes.changeModule>,
): Promise<AdministeredModule> {
  const before = await lockModule(tx, id);
  if (!before) throw new AppError('not_found');
  const { state, ...change } = body;
  const { texts, videoIds, hidden } = change;
  if (state !== undefined && (await shownModule(tx, before)).state !== state) {
    throw new AppError('conflict');
  }
  if (videoIds) await checkVideos(tx, videoIds);
  const overridden = withAspects(before, {
    texts: texts !== undefined,
    films: videoIds !== undefined,
    hidden: hidden !== undefined,
  });
  const row = {
    ...before,
    overridden,
    hiddenAt: hiddenAtAfter(before, hidden, deps.clock.now()),
  };
  await updateModule(tx, id, row);
  if (texts) await putModuleTexts(tx, id, texts);
  if (videoIds) await putVideosOf(tx, id, videoIds);
  const shown = await shownModule(tx, row);
  await appendAudit(tx, deps, {
    action: 'module_changed',
    actor: userId,
    object: { kind: 'module', id },
    details: { parts: partsOf(change) },
  });
  return shown;
}

function withAspects(
  { overridden }: ModuleRow,
  changed: Readonly<Record<ModuleAspect, boolean>>,
): ModuleAspect[] {
  const aspects = Object.keys(changed) as ModuleAspect[];
  return [...new Set([...overridden, ...aspects.filter((aspect) => changed[aspect])])];
}

/** @throws AppError not_found where one of several films is not there */
async function checkVideos(tx: Queryable, ids: readonly VideoId[]): Promise<void> {
  if ((await countVideos(tx, ids)) < ids.length) throw new AppError('not_found');
}

async function shownModule(tx: Queryable, row: ModuleRow): Promise<AdministeredModule> {
  const [shown] = await showModules(tx, [row]);
  if (!shown) throw new Error('a module that was put into the library is not there');
  return shown;
}
