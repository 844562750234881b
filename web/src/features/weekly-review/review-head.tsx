import type { WeeklyReview } from '@stratum/contract/weekly-review';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../shared/ui/heading.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { useReviewWords } from './use-review-words.ts';

/** Planned against done, in a sentence. */
export function ReviewHead({ review }: { review: WeeklyReview }) {
  const { t } = useTranslation(['features/weekly-review', 'pages/dashboard']);
  const words = useReviewWords();
  const { wins, planned, done, isOver } = review;
  return (
    <header className="pb-3 md:max-w-reading">
      <p className="text-label text-ink-2">
        <TextLink to="/dashboard">{t('pages/dashboard:title')}</TextLink>
        {' · '}
        {t('title')}, {words.span(review)}
        {!isOver && `, ${t('so_far')}`}
      </p>
      <Heading level={1} className="mt-3 max-w-heading">
        {words.steps({ planned, done, points: wins.points })}
      </Heading>
      <Text size="lead" tone="quiet" className="mt-4 max-w-measure">
        {isFirst(review) ? t('lead.first') : t(`lead.${comparison(wins)}`, { ...wins })}
      </Text>
    </header>
  );
}

function comparison({ points, before }: WeeklyReview['wins']): 'more' | 'fewer' | 'same' {
  if (points === before) return 'same';
  return points > before ? 'more' : 'fewer';
}

/** Whether there is nothing before it to compare with. */
function isFirst({ week, wins, levels, weeks }: WeeklyReview): boolean {
  return (
    wins.before === 0 &&
    levels.every(({ before }) => before === null) &&
    weeks.every((each) => each.week >= week || (each.planned === 0 && each.done === 0))
  );
}
