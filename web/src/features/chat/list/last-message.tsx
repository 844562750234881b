import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import type { People } from '../bodies/people.ts';
import { useMessageWords } from '../message/use-message-words.ts';

interface LastMessageProps {
  message: Message | null;
  /** What the reader has begun to write. */
  draft: string;
  me: UserId;
  isUnread: boolean;
}

/** The second line of a group: what one has begun to write, or what was said last. */
export function LastMessage({ message, draft, me, isUnread }: LastMessageProps) {
  const { t } = useTranslation('features/chat');
  const wordsOf = useMessageWords(nobody, me);
  const look = `min-w-0 flex-1 truncate text-label ${isUnread ? 'text-ink' : 'text-ink-2'}`;
  if (draft.trim() !== '')
    return (
      <span className={look}>
        <span className="font-medium text-accent">{t('draft')}</span> {draft}
      </span>
    );
  if (!message) return <span className={look}>{t('nothing_yet')}</span>;
  const words = wordsOf(message);
  return (
    <span className={look}>{message.senderId === me ? t('own_words', { words }) : words}</span>
  );
}

/** The list does not read the members of each group. */
const nobody: People = new Map();
