import type { WeeklyFocus } from '@stratum/contract/weekly-review';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { weekPath } from '../review-path.ts';
import { useReviewWords } from '../use-review-words.ts';
import { WeekPicture } from '../weeks/week-picture.tsx';

/** Sunday's card: the review is there, and leads to the choice. */
export function ReadyCard({ ready }: { ready: NonNullable<WeeklyFocus['ready']> }) {
  const { t } = useTranslation('features/weekly-review');
  const words = useReviewWords();
  return (
    <Card className="overflow-hidden max-md:px-0 max-md:pb-0 md:grid md:grid-cols-2 md:items-center md:gap-x-8 md:py-0 md:pr-0">
      <div className="max-md:px-6 md:py-6">
        <Heading level={2} size="label">
          {t('title')}, {words.span(ready)}
        </Heading>
        <p className="mt-2 max-w-heading font-display text-numeral leading-[1.2] font-light">
          {words.steps(ready)}
        </p>
        <ButtonLink to={weekPath(ready.week)} className="mt-5 max-md:hidden">
          {t('dashboard.open')}
        </ButtonLink>
      </div>
      <WeekPicture weeks={ready.weeks} current={ready.week} />
      <div className="p-6 md:hidden">
        <ButtonLink to={weekPath(ready.week)} className="w-full">
          {t('dashboard.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}
