import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { instantOf } from '@stratum/contract/message-words';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import type { People } from '../bodies/people.ts';
import { usePersonName } from '../bodies/use-person-name.ts';
import { useShortTime } from '../list/use-short-time.ts';

export interface SentProps {
  messages: readonly Message[];
  people: People;
  me: UserId;
  pathTo: (timetoken: string) => string;
}

/** Who sent something and when, which leads to where it was said. */
export function SentLine({
  message: { senderId, timetoken },
  people,
  me,
  pathTo,
}: Omit<SentProps, 'messages'> & { message: Message }) {
  const { t } = useTranslation('features/chat');
  const nameOf = usePersonName(people);
  const shortTime = useShortTime();
  const instant = instantOf(timetoken);
  return (
    <LocaleLink
      to={pathTo(timetoken)}
      className="focus-ring inline-flex min-h-6 max-w-full items-baseline gap-2 rounded-sm text-small text-ink-2 hover:text-ink hover:underline"
    >
      <bdi className="truncate">{senderId === me ? t('you') : nameOf(senderId)}</bdi>
      <time dateTime={instant.toISOString()} className="flex-none">
        {shortTime(instant)}
      </time>
    </LocaleLink>
  );
}
