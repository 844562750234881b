import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { chapterFor } from '../contents/chapter-for.ts';
import { ChapterList } from '../contents/chapter-list.tsx';
import { useContents } from '../contents/use-chapters.ts';
import { FittingChapter } from './fitting-chapter.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { Reference } from './reference.tsx';

interface OverviewScreenProps {
  /** The reader's overall level: null without one, undefined while it is not known yet. */
  level: number | null | undefined;
}

/** What there is to read, and first of all what fits where the reader stands. */
export function OverviewScreen({ level }: OverviewScreenProps) {
  const { t } = useTranslation('features/chapters/overview');
  const contents = useContents();
  const { data } = contents;
  if (!data || level === undefined) {
    return (
      <QueryState reads={[contents]} skeleton={<OverviewSkeleton />}>
        <OverviewSkeleton />
      </QueryState>
    );
  }
  const fitting = chapterFor(data.chapters, level);
  return (
    <>
      {fitting && <FittingChapter fitting={fitting} />}
      <Heading level={2} className="mt-12 mb-5">
        {t('all_chapters')}
      </Heading>
      <ChapterList chapters={data.chapters} fitting={fitting} />
      <Reference />
    </>
  );
}
