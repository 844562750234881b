import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useProfile } from '../../profile/index.ts';
import { useShownDay } from '../waiting-wins.ts';
import { CheckInCard } from './check-in-card.tsx';

/** The five habits of today, one tap each, with the week and its figures. */
export function CheckIn() {
  const { t } = useTranslation('features/daily-wins');
  const overview = useRoute(dailyWinEndpoints.getWinsOverview);
  const shown = useShownDay();
  // Read from the start, not by a part whose code may come only after a sign-out.
  const profile = useProfile();
  return (
    <QueryState
      reads={[overview]}
      name={t('title')}
      skeleton={<Skeleton className="h-125 rounded-card" />}
    >
      {overview.data && (
        <CheckInCard
          overview={{
            ...overview.data,
            today: shown(overview.data.today),
            week: { ...overview.data.week, days: overview.data.week.days.map(shown) },
          }}
          timeZone={profile.data?.timeZone}
        />
      )}
    </QueryState>
  );
}
