import { pictureIds } from '@stratum/content/shop/schema';
import type { ConsoleNews, consoleNewsRoutes as routes } from '@stratum/contract/console/news';
import type { Locale } from '@stratum/contract/locale';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import type { Deps } from './deps.ts';
import { entriesOf } from './entries.ts';
import { everyEntry, insertEntry, updateEntry } from './store.ts';

export async function consoleNews({ db, pack, pictureIn }: Deps, locale: Locale) {
  return {
    items: entriesOf(pack, await everyEntry(db)),
    pictures: pictureIds.map((id) => ({ id, alt: pictureIn(pack, id, locale)?.alt ?? id })),
  };
}

export async function addNews(
  deps: Deps,
  { caller, body, tx }: Call<typeof routes.addNews>,
): Promise<ConsoleNews> {
  checkPicture(body.picture);
  const row = { ...body, id: newId<string>(), version: 1 };
  await insertEntry(tx, row);
  await appendAudit(tx, deps, {
    action: 'news_added',
    actor: caller.userId,
    object: { kind: 'news', id: row.id },
    details: {},
  });
  return { ...row, origin: 'own' };
}

export async function changeNews(
  deps: Deps,
  { caller, params: { newsId }, body, tx }: Call<typeof routes.changeNews>,
): Promise<ConsoleNews> {
  checkPicture(body.picture);
  const before = entriesOf(deps.pack, await everyEntry(tx)).find(({ id }) => id === newsId);
  if (!before) throw new AppError('not_found');
  const row = { ...body, id: newsId, version: body.version + 1 };
  const isNewest =
    body.version === before.version &&
    (before.origin === 'pack' ? await insertEntry(tx, row) : await updateEntry(tx, row));
  if (!isNewest) throw new AppError('conflict', { current: before });
  await appendAudit(tx, deps, {
    action: 'news_changed',
    actor: caller.userId,
    object: { kind: 'news', id: newsId },
    details: {},
  });
  return { ...row, origin: before.origin === 'own' ? 'own' : 'replaced' };
}

/** @throws AppError invalid_input */
function checkPicture(picture: string | null): void {
  if (picture === null || pictureIds.some((id) => id === picture)) return;
  throw new AppError('invalid_input', { fields: new Map([['picture', { key: 'choice' }]]) });
}
