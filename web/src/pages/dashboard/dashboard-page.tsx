import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DeletionBanner } from '../../features/profile/account-data/deletion-banner.tsx';
import { DashboardOverview } from '../../features/progress/dashboard/dashboard-overview.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { useSession } from '../../shared/session/index.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { timeOfDay } from './time-of-day.ts';

export default function DashboardPage() {
  const { t } = useTranslation('pages/dashboard');
  const format = useFormat();
  const firstName = useLastFirstName();
  const [now] = useState(() => new Date());
  return (
    <div className="wrap py-12">
      <DeletionBanner />
      <PageHeader
        heading={
          <Trans
            t={t}
            i18nKey={`greeting.${timeOfDay(now.getHours())}`}
            values={{ name: firstName }}
            components={{ name: <bdi /> }}
          />
        }
      >
        <span className="inline-block first-letter:uppercase">{format.dayOfWeek(now)}</span>
      </PageHeader>
      <DashboardOverview now={now} />
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
