import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { GraphFilm } from '../../features/chapters/films/graph-film.tsx';
import { ComparisonScreen } from '../../features/progress/comparison/comparison-screen.tsx';
import { CardBoundary } from '../../shared/failures/card-boundary.tsx';
import { setSelections, useAppState } from '../../shared/state/app-store.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { CardsSkeleton } from '../../shared/ui/skeleton.tsx';
import { ViewSwitch } from './view-switch.tsx';

const WinYear = lazy(() => import('../../features/daily-wins/year/year-screen.tsx'));

export default function MyProgressPage() {
  const { t } = useTranslation('pages/my-progress');
  const [address] = useSearchParams();
  const showsWins = address.get('view') === 'wins';
  return (
    <div className="wrap pt-6 pb-12 md:pt-12">
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHeader heading={showsWins ? t('wins_heading') : t('heading')} className="max-md:mb-4">
          {showsWins ? null : t('lead')}
        </PageHeader>
        <ViewSwitch showsWins={showsWins} />
      </div>
      {showsWins ? (
        <CardBoundary>
          <Suspense
            fallback={
              <Loading>
                <CardsSkeleton />
              </Loading>
            }
          >
            <WinYear />
          </Suspense>
        </CardBoundary>
      ) : (
        <Comparison />
      )}
    </div>
  );
}

function Comparison() {
  const selected = useAppState(({ selections }) => selections.progressSlots);
  return (
    <ComparisonScreen
      selected={selected}
      onSelect={(progressSlots) => setSelections({ progressSlots })}
      film={<GraphFilm graph="comparison" />}
    />
  );
}
