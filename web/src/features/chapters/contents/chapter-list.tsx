import type { ChapterSummary } from '@stratum/contract/chapters';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { chapterPath, type RecommendedChapter } from './recommend-chapter.ts';
import { StepFigure } from './step-figure.tsx';

interface ChapterListProps {
  chapters: readonly ChapterSummary[];
  /** The one that is marked for the reader. */
  recommended: RecommendedChapter | null;
}

const columns = 'grid grid-cols-[5rem_1fr] items-baseline gap-x-3 sm:grid-cols-[7rem_1fr_auto]';

/** The chapters in their order; the whole row of each leads to it. */
export function ChapterList({ chapters, recommended }: ChapterListProps) {
  const { t } = useTranslation('features/chapters/contents');
  return (
    <ol className="border-b border-line">
      {chapters.map(({ slug, number, title, line, minutes, step }) => (
        <li key={slug} className={`relative border-t border-line py-5 hover:bg-hover ${columns}`}>
          <span className="row-span-2 self-start pl-2">
            <StepFigure step={step} size="row" />
          </span>
          <div>
            <Heading level={3}>
              <LocaleLink
                to={chapterPath(slug)}
                className="rounded-sm after:absolute after:inset-0"
              >
                <span className="text-ink-2">{t('numbered', { number })}</span> {title}
              </LocaleLink>
            </Heading>
            <p className="mt-1 max-w-measure text-ui text-ink-2">{line}</p>
            {slug === recommended?.chapter.slug && (
              <p className="mt-2 w-fit rounded-full bg-accent-soft px-3 py-1 text-small font-semibold text-accent">
                {t(`fits.${recommended.reason}`)}
              </p>
            )}
          </div>
          <p className="text-small whitespace-nowrap text-ink-2 max-sm:col-start-2 max-sm:mt-1 sm:pr-2">
            {t('minutes', { count: minutes })}
          </p>
        </li>
      ))}
    </ol>
  );
}
