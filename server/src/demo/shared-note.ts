import type { GroupId, MessageId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { noteText } from '@stratum/contract/note-content';
import { noteFromMarkdown } from '@stratum/contract/note-markdown/read';
import type { SharedCard } from '@stratum/contract/shared-card';
import { importItem } from '../domains/collection/index.ts';
import { importShared } from '../domains/shared-items/index.ts';
import type { Transaction } from '../platform/database.ts';
import type { TalkTexts } from './talk-texts.ts';

/** What stands in the group of a note that one of its members has shared. */
export function noteCard(texts: TalkTexts): SharedCard {
  return {
    type: 'note',
    title: texts.note_title,
    beginning: noteText(noteFromMarkdown(texts.note)),
    backgroundId: null,
    file: null,
    picture: null,
    imageCount: 0,
  };
}

interface Sharer {
  readonly userId: UserId;
  readonly person: { readonly locale: Locale };
}

/** Puts the note into its writer’s collection, and the copy behind the card. */
export async function shareNote(
  tx: Transaction,
  { userId, person: { locale } }: Sharer,
  { at, ...card }: { readonly groupId: GroupId; readonly messageId: MessageId; readonly at: Date },
  { note, note_title: title }: TalkTexts,
): Promise<void> {
  const content = noteFromMarkdown(note);
  const labels = { collectionId: null, tags: [], categoryType: null, traitId: null };
  const item = { ...labels, type: 'note', title, backgroundId: null, content } as const;
  const times = { createdAt: at, editedAt: at, deletedAt: null, pinned: false };
  const itemId = await importItem(tx, { userId, locale }, { ...item, ...times });
  await importShared(tx, { ...card, userId, itemId, title, content, createdAt: at });
}
