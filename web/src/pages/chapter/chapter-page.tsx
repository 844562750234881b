import { useSearchParams } from 'react-router';
import { ChapterScreen } from '../../features/chapters/chapter/chapter-screen.tsx';
import { RedirectToChapter } from '../../features/chapters/chapter/redirect-to-chapter.tsx';
import { useReaderLevels } from '../../features/progress/dashboard/use-reader-levels.ts';

/** The chapter that the address names; without one, the one that fits the reader. */
export default function ChapterPage() {
  const [search] = useSearchParams();
  const { overall } = useReaderLevels();
  const slug = search.get('slug');
  if (slug === null) return <RedirectToChapter level={overall} />;
  return <ChapterScreen key={slug} slug={slug} level={overall} />;
}
