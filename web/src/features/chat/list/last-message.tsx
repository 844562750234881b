import type { UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import type { ListedGroup } from '../data/use-main-chat-data.ts';
import { useMessageWords } from '../message/use-message-words.ts';

interface LastMessageProps {
  group: ListedGroup;
  /** What the reader has begun to write. */
  draft: string;
  me: UserId;
}

/** The second line of a group: what one has begun to write, or what was said last. */
export function LastMessage({ group, draft, me }: LastMessageProps) {
  const { t } = useTranslation('features/chat');
  const { lastMessage: message, named, unreadCount } = group;
  const names = new Map(
    named.map(({ userId, first_name }) => [userId, { first_name, image: null }]),
  );
  const wordsOf = useMessageWords(names, me);
  const look = `min-w-0 flex-1 truncate text-label ${unreadCount > 0 ? 'text-ink' : 'text-ink-2'}`;
  if (draft.trim() !== '')
    return (
      <span className={look}>
        <span className="font-medium text-accent">{t('draft')}</span> {draft}
      </span>
    );
  if (!message) return <span className={look}>{t('nothing_yet')}</span>;
  const words = wordsOf(message);
  const { senderId } = message;
  if (senderId === me) return <span className={look}>{t('own_words', { words })}</span>;
  const name = senderId === null ? undefined : names.get(senderId)?.first_name;
  return (
    <span className={look}>{name === undefined ? words : t('others_words', { name, words })}</span>
  );
}
