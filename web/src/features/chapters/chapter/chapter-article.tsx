import type { Chapter, ChapterSummary } from '@stratum/contract/chapters';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CrisisHelp } from '../../../shared/crisis-help/crisis-help.tsx';
import { useFocusHeadingOnMount } from '../../../shared/navigation/use-focus-heading-on-mount.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { StepFigure } from '../contents/step-figure.tsx';
import { ChapterNeighbours } from './chapter-neighbours.tsx';
import { ChapterSection } from './chapter-section.tsx';
import { Exercise } from './exercise.tsx';
import { Signs } from './signs.tsx';
import { Sources } from './sources.tsx';
import { useReadingPosition } from './use-reading-position.ts';

interface ChapterArticleProps {
  chapter: Chapter;
  chapters: readonly ChapterSummary[];
}

/** A chapter to be read through, in one column. */
export function ChapterArticle({ chapter, chapters }: ChapterArticleProps) {
  const { t } = useTranslation(['features/chapters/chapter', 'features/chapters/contents']);
  const { slug, number, title, line, minutes, step, sections, exercise, signs, sources } = chapter;
  const article = useRef<HTMLElement>(null);
  const heading = useFocusHeadingOnMount<HTMLHeadingElement>(slug);
  useReadingPosition(article, chapter);
  const [isExerciseAlone, setExerciseAlone] = useState(false);
  const besides = isExerciseAlone ? 'print:hidden' : '';
  return (
    <div className="wrap py-12 print:py-0">
      <PageTitle>{title}</PageTitle>
      <article ref={article} className="mx-auto max-w-reading">
        <header className={besides} data-section="">
          <StepFigure step={step} size="page" />
          <Heading ref={heading} tabIndex={-1} level={1} className="mt-6 outline-none">
            {title}
          </Heading>
          <p className="mt-3 text-lead text-ink-2">{line}</p>
          <p className="mt-3 text-label text-ink-2">
            {t('place', {
              number,
              total: chapters.length,
              time: t('minutes', { ns: 'features/chapters/contents', count: minutes }),
            })}
          </p>
        </header>
        <div className={besides}>
          {sections.map((section) => (
            <ChapterSection key={section.heading} section={section} />
          ))}
          {step && signs.length > 0 && <Signs signs={signs} level={step.to} />}
        </div>
        <Exercise exercise={exercise} chapter={title} onPrintOnly={setExerciseAlone} />
        <div className={besides}>
          <CrisisHelp topics={chapter.help} className="mt-12" />
          {sources.length > 0 && <Sources sources={sources} />}
          <ChapterNeighbours chapters={chapters} number={number} />
        </div>
      </article>
    </div>
  );
}
