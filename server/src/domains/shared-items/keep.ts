import type { ItemId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import type { sharedItemRoutes as routes } from '@stratum/contract/shared-items';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { keepCopy, knownItem } from '../collection/index.ts';
import type { Doors } from './access.ts';
import { copyFiles, placedFiles } from './copied-files.ts';
import type { Deps } from './deps.ts';
import { copiedNote } from './note-copy.ts';

/**
 * Makes an item of the caller's of what was shared; what becomes of the card changes nothing in it.
 * @throws AppError quota_exceeded
 */
export async function keepShared(
  deps: Deps,
  { caller, open, body, locale }: Call<typeof routes.keepSharedPersonalStuff, Doors>,
): Promise<Item> {
  const { db } = deps;
  const { userId } = caller;
  const shared = await open.shared(db);
  const known = body.id && (await knownItem(db, userId, body.id));
  if (known) return known;
  const copied = await copyFiles(deps, userId, await placedFiles(db, shared.messageId));
  const { type, title, backgroundId, content, text, blocks, isCut } = shared;
  return inTransaction(db, (tx) =>
    keepCopy(
      tx,
      deps,
      { id: body.id ?? newId<ItemId>(), userId, locale },
      {
        item: { type, title, backgroundId, text },
        files: copied,
        contentOf: (ids) => content && copiedNote(content, ids),
        preview: blocks && { blocks, isCut },
      },
    ),
  );
}
