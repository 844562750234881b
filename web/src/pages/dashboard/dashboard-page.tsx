import { useState } from 'react';
import { DeletionBanner } from '../../features/profile/account-data/deletion-banner.tsx';
import { DashboardOverview } from '../../features/progress/dashboard/dashboard-overview.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Greeting } from './greeting.tsx';

export default function DashboardPage() {
  const format = useFormat();
  const [now] = useState(() => new Date());
  return (
    <div className="wrap py-12">
      <DeletionBanner />
      <PageHeader heading={<Greeting now={now} />}>
        <span className="inline-block first-letter:uppercase">{format.dayOfWeek(now)}</span>
      </PageHeader>
      <DashboardOverview now={now} />
    </div>
  );
}
