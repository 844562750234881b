import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { instantOf } from '@stratum/contract/message-words';
import { useTranslation } from 'react-i18next';
import { PersonMark } from '../../../shared/avatar/person-mark.tsx';
import { Highlighted } from '../../../shared/search/highlighted.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { useBlocked } from '../../blocks/index.ts';
import type { People } from '../bodies/people.ts';
import { usePersonName } from '../bodies/use-person-name.ts';
import { useShortTime } from '../list/use-short-time.ts';
import { useMessageWords } from '../message/use-message-words.ts';
import { cardWords } from './card-words.ts';
import { excerptOf } from './excerpt.ts';

export interface FoundMessageProps {
  message: Message;
  people: People;
  me: UserId;
  /** Where it stands in the conversation; without the language. */
  to: string;
  /** What was searched for, as `searchWords` gives it. */
  words?: readonly string[];
}

/** A message outside the conversation: who, when, what, and the way to where it was said. */
export function FoundMessage({ message, people, me, to, words = [] }: FoundMessageProps) {
  const { t } = useTranslation('features/chat');
  const nameOf = usePersonName(people);
  const wordsOf = useMessageWords(people, me);
  const shortTime = useShortTime();
  const blocked = useBlocked();
  const { senderId, timetoken } = message;
  const name = nameOf(senderId);
  const image = senderId ? (people.get(senderId)?.image ?? null) : null;
  const instant = instantOf(timetoken);
  const isFolded = senderId !== null && blocked.has(senderId);
  const more = words.length > 0 && !isFolded ? cardWords(message) : '';
  const said = more === '' ? wordsOf(message) : `${wordsOf(message)}: ${more}`;
  return (
    <LocaleLink
      to={to}
      className="focus-ring-inset -mx-3 flex gap-3 rounded-md px-3 py-2.5 text-ui transition-colors hover:bg-hover"
    >
      <PersonMark name={name} image={image} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className="min-w-0 flex-1 truncate font-semibold">
            {senderId === me ? t('you') : name}
          </bdi>
          <time dateTime={instant.toISOString()} className="flex-none text-small text-ink-2">
            {shortTime(instant)}
          </time>
        </span>
        <span className="line-clamp-3 wrap-anywhere">
          <Highlighted words={words}>{excerptOf(said, words)}</Highlighted>
        </span>
      </span>
    </LocaleLink>
  );
}
