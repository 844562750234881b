import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { chapterPath, type RecommendedChapter } from '../contents/recommend-chapter.ts';
import { StepFigure } from '../contents/step-figure.tsx';

/** The one chapter to begin with, large. */
export function RecommendedChapterCard({
  recommended: { chapter, reason },
}: {
  recommended: RecommendedChapter;
}) {
  const { t } = useTranslation(['features/chapters/overview', 'features/chapters/contents']);
  const { slug, number, title, line, minutes, step } = chapter;
  return (
    <Card
      aria-labelledby="recommended-chapter"
      className="gap-x-12 gap-y-6 sm:p-8 md:flex-row md:items-center md:p-12"
    >
      <div className="md:min-w-60">
        <StepFigure step={step} size="page" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="text-ui font-semibold text-accent">
          {t(`fits.${reason}`, { ns: 'features/chapters/contents' })}
        </p>
        <Heading id="recommended-chapter" level={2} size="large" className="mt-2">
          {title}
        </Heading>
        <p className="mt-3 max-w-measure text-lead text-ink-2">{line}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to={chapterPath(slug)}>{t('read')}</ButtonLink>
          <p className="text-label text-ink-2">
            {t('place', {
              number,
              time: t('minutes', { ns: 'features/chapters/contents', count: minutes }),
            })}
          </p>
        </div>
      </div>
    </Card>
  );
}
