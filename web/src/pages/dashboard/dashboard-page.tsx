import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIn, WeeklyWins } from '../../features/daily-wins/index.ts';
import { DeletionBanner } from '../../features/profile/account-data/deletion-banner.tsx';
import { DashboardOverview } from '../../features/progress/dashboard/dashboard-overview.tsx';
import { NewcomerRoad } from '../../features/progress/road/newcomer-road.tsx';
import { CardBoundary } from '../../shared/failures/card-boundary.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { Greeting } from './greeting.tsx';

export default function DashboardPage() {
  const { t } = useTranslation('pages/dashboard');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const [isWide] = useState(() => window.matchMedia('(min-width: 56.25rem)').matches);
  const road = (
    <CardBoundary key="road">
      <NewcomerRoad />
    </CardBoundary>
  );
  const checkIn = (
    <CardBoundary key="check-in">
      <CheckIn />
    </CardBoundary>
  );
  return (
    <div className="wrap pt-4 pb-12 md:pt-8">
      <DeletionBanner />
      <header className="mb-3 md:mb-7">
        <Text size="label" tone="quiet">
          {t('title')} · {format.dayOfWeek(now)}
        </Text>
        <Heading level={1} className="mt-0.5 max-md:text-dialog">
          <Greeting now={now} />
        </Heading>
      </header>
      <div className="grid gap-5">
        {/* On a telephone all five habits stand in view, at the first visit too. */}
        {isWide ? [road, checkIn] : [checkIn, road]}
        <DashboardOverview now={now} BelowLine={WeeklyWins} />
      </div>
    </div>
  );
}
