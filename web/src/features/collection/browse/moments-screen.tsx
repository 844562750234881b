import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../shared/ui/loading.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Moments } from '../../videos/index.ts';
import { everything } from '../address/shown.ts';
import type { ShownControls } from '../address/use-shown.ts';
import { useOverview } from '../data/use-items.ts';
import { Places } from '../places/places.tsx';
import { BrowseHead } from './browse-head.tsx';

/** The kept seconds of films, beside what else somebody has collected. */
export default function MomentsScreen({ controls }: { controls: ShownControls }) {
  const { t } = useTranslation('features/collection');
  const overview = useOverview(everything);
  return (
    <div className="wrap pt-6 pb-32 md:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <BrowseHead controls={controls} collection={null} />
      <div className="mt-5 gap-6 md:flex">
        <Places controls={controls} overview={overview.data} />
        <div className="min-w-0 flex-1 max-md:mt-4">
          <Suspense
            fallback={
              <Loading name={t('place.moments')}>
                <Skeleton className="h-96 rounded-card" />
              </Loading>
            }
          >
            <Moments />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
