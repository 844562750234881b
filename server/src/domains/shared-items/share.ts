import type { FileId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { noteText } from '@stratum/contract/note-content';
import type { SharedCard } from '@stratum/contract/shared-card';
import type { sharedItemRoutes as routes } from '@stratum/contract/shared-items';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type ItemContents, itemContents } from '../collection/index.ts';
import type { Doors } from './access.ts';
import { type CopiedFile, copyFiles, keepCopies } from './copied-files.ts';
import type { Deps } from './deps.ts';
import { copiedNote } from './note-copy.ts';
import { countSharesOf, insertShared } from './store.ts';

/** Cards of one item that stand in groups at once. */
const mostShares = 50;
/** Bytes of all files of an item. */
const mostBytes = 500 * 1024 * 1024;
/** Characters of a note on its card. */
const beginningLength = 300;

type ShareCall = Call<typeof routes.sharePersonalStuff, Doors>;

/** The client's id was used before, or its sender is no member any more. */
class Repetition extends Error {
  override name = 'Repetition';
}

/**
 * Copies an item as it is now, bytes and all, and sends the copy to a group as a card.
 * @throws AppError not_found in the trash, conflict where too many cards stand, file_too_large
 */
export async function share(deps: Deps, call: ShareCall): Promise<Message> {
  const { db, cards } = deps;
  const { caller, open, body } = call;
  const item = await open.item(db);
  const { group } = await open.group(db);
  const sent = { groupId: group.id, senderId: caller.userId, clientId: body.clientId };
  const earlier = await cards.find(db, sent);
  if (earlier) return earlier;
  if (item.deletedAt !== null) throw new AppError('not_found');
  const contents = await itemContents(db, item);
  const bytes = contents.files.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > mostBytes) throw new AppError('file_too_large');
  const copied = await copyFiles(deps, caller.userId, contents.files);
  try {
    const { message, committed } = await inTransaction(db, async (tx) => {
      // Of several at once each counts those before it.
      await open.item(tx, 'no key update');
      if ((await countSharesOf(tx, item.id)) >= mostShares) throw new AppError('conflict');
      return post(tx, deps, sent, { contents, copied });
    });
    committed();
    return message;
  } catch (error) {
    if (!(error instanceof Repetition)) throw error;
    const first = await cards.find(db, sent);
    if (!first) throw new AppError('not_found');
    return first;
  }
}

async function post(
  tx: Transaction,
  { cards, clock }: Deps,
  sent: Parameters<Deps['cards']['post']>[1],
  { contents, copied }: { readonly contents: ItemContents; readonly copied: readonly CopiedFile[] },
) {
  const { groupId, senderId: userId } = sent;
  const ids = await keepCopies(tx, { clock }, userId, copied);
  const { itemId, type, title, backgroundId, text, preview } = contents;
  const content = contents.content && copiedNote(contents.content, newIds(copied, ids));
  const posted = await cards.post(tx, sent, cardOf({ ...contents, content }, ids));
  if (!posted) throw new Repetition();
  const { id: messageId } = posted.message;
  await insertShared(
    tx,
    {
      messageId,
      userId,
      groupId,
      itemId,
      type,
      title,
      backgroundId,
      content,
      text: type === 'document' ? text : '',
      blocks: preview?.blocks ?? null,
      isCut: preview?.isCut ?? false,
      createdAt: clock.now(),
    },
    copied.map(({ caption }, position) => ({
      messageId,
      fileId: ids[position] as FileId,
      position,
      caption,
    })),
  );
  return posted;
}

function newIds(copied: readonly CopiedFile[], ids: readonly FileId[]) {
  return new Map(copied.map(({ file }, at) => [file.id as string, ids[at] as FileId]));
}

function cardOf(
  { type, title, backgroundId, content, files }: ItemContents,
  [first]: readonly FileId[],
): SharedCard {
  const [main] = files;
  const hasFile = type === 'image' || type === 'document' || type === 'file';
  return {
    type,
    title,
    beginning: content ? noteText(content).slice(0, beginningLength) : '',
    backgroundId,
    file: hasFile && main ? { name: main.file.name, size: main.file.size } : null,
    picture: type === 'document' || type === 'file' ? null : (first ?? null),
    imageCount: type === 'image_folder' ? files.length : 0,
  };
}
