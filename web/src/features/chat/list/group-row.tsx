import type { UserId } from '@stratum/contract/ids';
import { instantOf } from '@stratum/contract/message-words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { MutedIcon } from '../chat-icons.tsx';
import type { ListedGroup } from '../data/use-main-chat-data.ts';
import { LastMessage } from './last-message.tsx';
import { useShortTime } from './use-short-time.ts';

interface GroupRowProps {
  group: ListedGroup;
  me: UserId;
  isOpen: boolean;
  draft: string;
  picture: ReactNode;
}

/** A group in the list: what was said last, and how much of it is unread. */
export function GroupRow({ group, me, isOpen, draft, picture }: GroupRowProps) {
  const { t } = useTranslation('features/chat');
  const shortTime = useShortTime();
  const { id, name, lastMessage, unreadCount, muted } = group;
  return (
    <LocaleLink
      to={`/ppau?group=${id}`}
      aria-current={isOpen ? 'page' : undefined}
      className="focus-ring-inset -mx-3 flex min-h-16 items-center gap-3 rounded-md px-3 py-2.5 transition-colors hover:bg-hover aria-[current]:bg-accent-soft"
    >
      {picture}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className="truncate text-ui font-semibold">{name}</bdi>
          {muted && (
            <>
              <MutedIcon className="size-4 self-center text-ink-2" />
              <span className="sr-only">{t('muted')}</span>
            </>
          )}
          <span className="flex-1" />
          {lastMessage && (
            <time
              dateTime={instantOf(lastMessage.timetoken).toISOString()}
              className="flex-none text-small text-ink-2"
            >
              {shortTime(instantOf(lastMessage.timetoken))}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2">
          <LastMessage group={group} draft={draft} me={me} />
          <UnreadCount count={unreadCount} />
        </span>
      </span>
    </LocaleLink>
  );
}

/** At most three signs wide. */
function UnreadCount({ count }: { count: number }) {
  const { t } = useTranslation('features/chat');
  if (count === 0) return null;
  return (
    <span className="grid h-5 min-w-5 flex-none place-items-center rounded-full bg-accent px-1.5 text-small font-semibold text-on-accent forced-color-adjust-none">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
}
