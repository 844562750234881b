import type { ChapterSummary } from '@stratum/contract/chapters';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink, TextLink } from '../../../shared/ui/link.tsx';
import { chapterPath } from '../contents/recommend-chapter.ts';

interface ChapterNeighboursProps {
  chapters: readonly ChapterSummary[];
  /** Of the chapter that is read. */
  number: number;
}

/** The chapters before and after, and the way to all. */
export function ChapterNeighbours({ chapters, number }: ChapterNeighboursProps) {
  const { t } = useTranslation('features/chapters/chapter');
  const previous = chapters.find((chapter) => chapter.number === number - 1);
  const next = chapters.find((chapter) => chapter.number === number + 1);
  return (
    <nav aria-label={t('all_chapters')} className="mt-12 border-t border-line pt-8 print:hidden">
      <div className="grid gap-5 sm:grid-cols-2">
        {previous && (
          <Neighbour chapter={previous} label={t('previous')} className="sm:col-start-1">
            <ArrowLeftIcon className="text-ink-2" />
          </Neighbour>
        )}
        {next && (
          <Neighbour
            chapter={next}
            label={t('next')}
            className="sm:col-start-2 sm:flex-row-reverse sm:text-right"
          >
            <ArrowRightIcon className="text-ink-2" />
          </Neighbour>
        )}
      </div>
      <p className="mt-8">
        <TextLink to="/resources-stratum9">{t('all_chapters')}</TextLink>
      </p>
    </nav>
  );
}

interface NeighbourProps {
  chapter: ChapterSummary;
  label: string;
  className: string;
  children: ReactNode;
}

function Neighbour({ chapter: { slug, title }, label, className, children }: NeighbourProps) {
  return (
    <LocaleLink
      to={chapterPath(slug)}
      className={`flex items-center gap-4 rounded-md border border-line p-5 hover:bg-hover ${className}`}
    >
      {children}
      <span className="flex-1">
        <span className="block text-small text-ink-2">{label}</span>
        <span className="mt-1 block text-ui font-medium">{title}</span>
      </span>
    </LocaleLink>
  );
}
