import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { People } from '../bodies/people.ts';
import { usePersonName } from '../bodies/use-person-name.ts';
import { useMessageWords } from './use-message-words.ts';

interface QuoteProps {
  message: Message;
  people: People;
  me: UserId;
  onJump: (timetoken: string) => void;
}

/** What a message replies to, and the way there. */
export function Quote({ message: { replyTo, quote, deletedAt }, people, me, onJump }: QuoteProps) {
  const { t } = useTranslation(['features/chat', 'features/chat/bodies']);
  const nameOf = usePersonName(people);
  const wordsOf = useMessageWords(people, me);
  if (replyTo === null || deletedAt !== null) return null;
  const look =
    'mb-0.5 flex min-h-6 max-w-full items-center gap-2 border-l-2 border-outline pl-2.5 text-small text-ink-2';
  if (!quote) return <p className={look}>{t('features/chat/bodies:gone.deleted')}</p>;
  const name = quote.senderId === me ? t('you') : nameOf(quote.senderId);
  return (
    <Button
      onPress={() => onJump(quote.timetoken)}
      className={`focus-ring relative cursor-pointer rounded-r-sm text-left data-hovered:text-ink ${look}`}
    >
      <span className="sr-only">{t('to_quoted', { name, words: wordsOf(quote) })}</span>
      <bdi aria-hidden="true" className="flex-none font-semibold text-ink">
        {name}
      </bdi>
      <span aria-hidden="true" className="truncate">
        {wordsOf(quote)}
      </span>
    </Button>
  );
}
