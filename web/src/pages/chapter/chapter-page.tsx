import { useSearchParams } from 'react-router';
import { ChapterScreen } from '../../features/chapters/chapter/chapter-screen.tsx';
import { ToFittingChapter } from '../../features/chapters/chapter/to-fitting-chapter.tsx';
import { useReaderLevels } from '../../features/progress/dashboard/use-reader-levels.ts';

/** The chapter that the address names; without one, the one that fits the reader. */
export default function ChapterPage() {
  const [search] = useSearchParams();
  const { overall } = useReaderLevels();
  const slug = search.get('slug');
  if (slug === null) return <ToFittingChapter level={overall} />;
  return <ChapterScreen key={slug} slug={slug} level={overall} />;
}
