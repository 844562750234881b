import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { chapterPath, recommendChapter } from '../contents/recommend-chapter.ts';
import { useContents, useReaderLevels } from '../queries.ts';
import { ChapterScreen, ChapterSkeleton } from './chapter-screen.tsx';

/** The chapter that the address names; without one, the one that fits the reader. */
export default function ChapterPage() {
  const [search] = useSearchParams();
  const { overall } = useReaderLevels();
  const slug = search.get('slug');
  if (slug === null) return <RedirectToChapter level={overall} />;
  return <ChapterScreen key={slug} slug={slug} level={overall} />;
}

interface RedirectToChapterProps {
  /** The reader's overall level: null without one, undefined while it is not known yet. */
  level: number | null | undefined;
}

/** Opens the book at the chapter for where the reader stands. */
function RedirectToChapter({ level }: RedirectToChapterProps) {
  const { t } = useTranslation('features/chapters/chapter');
  const localPath = useLocalePath();
  const contents = useContents();
  const { data } = contents;
  const recommended = data && level !== undefined ? recommendChapter(data.chapters, level) : null;
  return (
    <div className="wrap py-12">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="sr-only">{t('title')}</h1>
      <QueryState reads={[contents]} skeleton={<ChapterSkeleton />}>
        {/* Holds the place while the address changes, too: an empty page would pull the footer up. */}
        <ChapterSkeleton />
        {recommended && <Navigate to={localPath(chapterPath(recommended.chapter.slug))} replace />}
      </QueryState>
    </div>
  );
}
