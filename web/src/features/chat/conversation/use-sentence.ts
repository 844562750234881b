import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { instantOf } from '@stratum/contract/message-words';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import type { People } from '../bodies/people.ts';
import { usePersonName } from '../bodies/use-person-name.ts';
import { useMessageWords } from '../message/use-message-words.ts';

/** A message as one sentence: who, what, what others made of it, when. */
export function useSentence(
  people: People,
  me: UserId,
): (message: Message, isUnfolded?: boolean) => string {
  const { t } = useTranslation('features/chat');
  const format = useFormat();
  const nameOf = usePersonName(people);
  const wordsOf = useMessageWords(people, me);
  return (message, isUnfolded) => {
    const { senderId, quote, reactions, timetoken } = message;
    const time = format.time(instantOf(timetoken).toISOString());
    const words = wordsOf(message, isUnfolded);
    if (senderId === null) return t('sentence.product', { words, time });
    const name = senderId === me ? t('you') : nameOf(senderId);
    const answered = quote ? t('sentence.reply', { name: nameOf(quote.senderId) }) : '';
    const count = reactions.reduce((sum, { userIds }) => sum + userIds.length, 0);
    const liked = count > 0 ? t('sentence.reactions', { count }) : '';
    return t('sentence.said', { name, words: words + answered + liked, time });
  };
}
