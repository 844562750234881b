import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { ChapterList } from '../contents/chapter-list.tsx';
import { recommendChapter } from '../contents/recommend-chapter.ts';
import { useContents, useReaderLevels } from '../queries.ts';
import { RecommendedChapterCard } from './recommended-chapter-card.tsx';
import { Reference } from './reference.tsx';

/** The recommended chapter, all chapters, and the reference works. */
export default function ResourcesPage() {
  const { t } = useTranslation('features/chapters/overview');
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('heading')}>{t('lead')}</PageHeader>
      <Overview />
    </div>
  );
}

function Overview() {
  const { t } = useTranslation('features/chapters/overview');
  const contents = useContents();
  const { overall: level } = useReaderLevels();
  const { data } = contents;
  if (!data || level === undefined) {
    return (
      <QueryState reads={[contents]} skeleton={<OverviewSkeleton />}>
        <OverviewSkeleton />
      </QueryState>
    );
  }
  const recommended = recommendChapter(data.chapters, level);
  return (
    <>
      {recommended && <RecommendedChapterCard recommended={recommended} />}
      <Heading level={2} className="mt-12 mb-5">
        {t('all_chapters')}
      </Heading>
      <ChapterList chapters={data.chapters} recommended={recommended} />
      <Reference />
    </>
  );
}

const rows = ['first', 'second', 'third', 'fourth'];

/** Holds the place of the overview while it is on its way. */
function OverviewSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-80" />
      <Skeleton className="mt-8 h-8 w-60" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  );
}
