import type { FileId, MessageId, UserId } from '@stratum/contract/ids';
import { noteText } from '@stratum/contract/note-content';
import type { Queryable } from '../../platform/database.ts';
import { filesOf, findAsMember } from './store.ts';

/** What a report keeps of a copy, which its owner may take back. */
export interface JudgedCopy {
  /** Its title, and all that is written in it. */
  readonly words: string;
  /** The file itself, or the first picture. */
  readonly fileId: FileId | null;
}

/** @returns null where there is none for this person */
export async function judgedCopy(
  tx: Queryable,
  userId: UserId,
  messageId: MessageId,
): Promise<JudgedCopy | null> {
  const row = await findAsMember(tx, userId, messageId);
  if (!row) return null;
  const { title, content, text } = row;
  const [first] = await filesOf(tx, messageId);
  const words = [title, content ? noteText(content) : text].filter((line) => line !== '');
  return { words: words.join('\n'), fileId: first?.fileId ?? null };
}
