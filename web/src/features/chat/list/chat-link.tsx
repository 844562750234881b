import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { queryClient } from '../../../shared/api/query-client.ts';
import { splitLocale } from '../../../shared/i18n/locale-path.ts';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { titleCount } from '../../../shared/ui/title-count.ts';
import { ChatIcon } from '../chat-icons.tsx';
import { useUnreadTotal } from '../data/use-unread-total.ts';

interface ChatLinkProps {
  /** The address of the groups. */
  to: string;
}

/** The header's way to the groups. Loaded for signed-in people only, by a lazy import. */
export default function ChatLink({ to }: ChatLinkProps): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <Count to={to} />
    </QueryClientProvider>
  );
}

function Count({ to }: ChatLinkProps) {
  const { t } = useTranslation('shell');
  const count = useUnreadTotal();
  const { path } = splitLocale(useLocation().pathname);
  useEffect(() => {
    titleCount.setState(count, true);
    return () => titleCount.setState(0, true);
  }, [count]);
  return (
    <LocaleLink
      to={to}
      aria-label={count > 0 ? t('groups_unread', { count }) : t('groups')}
      aria-current={path === to ? 'page' : undefined}
      className="icon-button relative flex-none hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-ink"
    >
      <ChatIcon />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-small font-semibold text-on-accent forced-color-adjust-none"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </LocaleLink>
  );
}
