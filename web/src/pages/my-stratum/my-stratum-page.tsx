import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import Search from 'lucide-react/icons/search';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import ForYou from '../../features/performance/for-you/for-you.tsx';
import { SearchForm } from '../../features/videos/library/search-form.tsx';
import { RowsSkeleton } from '../../features/videos/lists/page-list.tsx';
import { useRoute } from '../../shared/api/queries.ts';
import { CardBoundary } from '../../shared/failures/card-boundary.tsx';
import { useLocalePath } from '../../shared/i18n/use-locale.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { Icon } from '../../shared/ui/icons.tsx';
import { LocaleLink } from '../../shared/ui/link.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';
import { Tabs } from './tabs.tsx';
import { useTab } from './use-tab.ts';

const Browse = lazy(() => import('../../features/performance/browse/browse.tsx'));
const Saved = lazy(() => import('../../features/videos/lists/saved.tsx'));
const Moments = lazy(() => import('../../features/videos/moments/moments.tsx'));
const History = lazy(() => import('../../features/videos/history/history.tsx'));

/** The library as it is one's own: what fits, what there is, what was kept and watched. */
export default function MyStratumPage() {
  const { t } = useTranslation('features/performance');
  const { tab, category, skill } = useTab();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const screens = {
    'for-you': <ForYou />,
    browse: <Browse category={category} skill={skill} />,
    saved: <Saved />,
    moments: <Moments />,
    history: <History />,
  } satisfies Record<typeof tab, ReactNode>;
  return (
    <div className="wrap pt-8 pb-32 sm:pb-12 md:pt-12">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Heading level={1}>{t('title')}</Heading>
        <SearchForm
          search=""
          onSearch={(words) =>
            void navigate(localPath(`/performanceVideos?${new URLSearchParams({ search: words })}`))
          }
          isCompact
          className="w-116 max-sm:hidden"
        />
        <LocaleLink
          to="/performanceVideos"
          aria-label={t('search')}
          className="icon-button text-ink hover:bg-hover sm:hidden"
        >
          <Icon of={Search} />
        </LocaleLink>
      </div>
      <Tabs chosen={tab} counts={useCounts()} />
      <div className="min-h-120">
        <CardBoundary key={tab}>
          <Suspense fallback={<RowsSkeleton />}>{screens[tab]}</Suspense>
        </CardBoundary>
      </div>
    </div>
  );
}

/** More are not told apart by the call. */
const most = 100;

function useCounts() {
  const { bookmarks } = useRoute(videoEndpoints.performanceVideoActivity).data ?? {};
  if (!bookmarks || bookmarks.length >= most) return {};
  const moments = bookmarks.filter(({ second }) => second !== null).length;
  return { moments, saved: bookmarks.length - moments };
}
