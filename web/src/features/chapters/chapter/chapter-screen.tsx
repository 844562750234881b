import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useChapter } from '../queries.ts';
import { ChapterArticle } from './chapter-article.tsx';
import { UnknownChapter } from './unknown-chapter.tsx';

interface ChapterScreenProps {
  slug: string;
  /** The reader's overall level, where there is one. */
  level: number | null | undefined;
}

/** One chapter, whatever becomes of reading it. */
export function ChapterScreen({ slug, level }: ChapterScreenProps) {
  const { t } = useTranslation('features/chapters/chapter');
  const chapter = useChapter(slug);
  const { data, error } = chapter;
  if (data?.chapter) return <ChapterArticle chapter={data.chapter} chapters={data.chapters} />;
  // A slug that cannot be one is answered as invalid, one that is not there as not found.
  if (error?.code === 'not_found' || error?.code === 'invalid_input') {
    return <UnknownChapter level={level ?? null} />;
  }
  return (
    <div className="wrap py-12">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="sr-only">{t('title')}</h1>
      <QueryState reads={[chapter]} name={t('title')} skeleton={<ChapterSkeleton />}>
        {null}
      </QueryState>
    </div>
  );
}

/** Holds the place of a chapter while it is on its way. */
export function ChapterSkeleton() {
  return (
    <div className="mx-auto grid max-w-reading gap-5">
      <Skeleton className="h-20 w-52" />
      <Skeleton className="h-12" />
      <Skeleton className="h-16" />
      <Skeleton className="mt-8 h-52" />
      <Skeleton className="h-52" />
    </div>
  );
}
