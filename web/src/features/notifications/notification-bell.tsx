import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { queryClient } from '../../shared/api/query-client.ts';
import { splitLocale } from '../../shared/i18n/locale-path.ts';
import { BellIcon, BellNewIcon } from '../../shared/ui/icons.tsx';
import { LocaleLink } from '../../shared/ui/link.tsx';
import { useNotificationCount } from './use-notification-count.ts';

interface BellProps {
  /** The address of the notifications. */
  to: string;
}

/** The header's way to the notifications. Loaded for signed-in people only, by a lazy import. */
export default function NotificationBell({ to }: BellProps): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <Bell to={to} />
    </QueryClientProvider>
  );
}

function Bell({ to }: BellProps) {
  const { t } = useTranslation('features/notifications');
  const count = useNotificationCount();
  const { path } = splitLocale(useLocation().pathname);
  return (
    <LocaleLink
      to={to}
      aria-label={count > 0 ? t('bell_unread', { count }) : t('bell')}
      aria-current={path === to ? 'page' : undefined}
      className="icon-button flex-none hover:bg-hover hover:text-ink aria-[current]:text-ink"
    >
      {count > 0 ? <BellNewIcon /> : <BellIcon />}
    </LocaleLink>
  );
}
