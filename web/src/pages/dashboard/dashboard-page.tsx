import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletionBanner } from '../../features/profile/account-data/deletion-banner.tsx';
import { StandingOverview } from '../../features/progress/dashboard/standing-overview.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { useSession } from '../../shared/state/hooks.ts';
import { timeOfDay } from './time-of-day.ts';

export default function DashboardPage() {
  const { t } = useTranslation('pages/dashboard');
  const format = useFormat();
  const firstName = useLastFirstName();
  const [now] = useState(() => new Date());
  return (
    <div className="wrap py-12">
      <DeletionBanner />
      <div className="mb-8">
        <h1 className="min-h-11 font-display text-h1 font-light">
          {t(`greeting.${timeOfDay(now.getHours())}`, { name: firstName })}
        </h1>
        <p className="mt-2 text-ui text-ink-2 first-letter:uppercase">{format.dayOfWeek(now)}</p>
      </div>
      <StandingOverview now={now} />
    </div>
  );
}

/** Stays where the session ends while the page stands, for the moment until the app goes home. */
function useLastFirstName(): string {
  const { userData } = useSession();
  const [last, setLast] = useState(userData?.first_name ?? '');
  if (userData && userData.first_name !== last) setLast(userData.first_name);
  return userData?.first_name ?? last;
}
