import { addDays, weekdays } from '@stratum/contract/plain-days';
import type { WeeklyReview } from '@stratum/contract/weekly-review';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import type { ModelNames } from '../../results/index.ts';
import { useReviewWords } from '../use-review-words.ts';
import { FocusOptions } from './focus-options.tsx';
import { useFocus } from './use-focus.ts';

interface FocusCardProps {
  review: WeeklyReview;
  categories: ModelNames['categories'];
}

/** What the coming week is about, chosen by a tap; of a week that is long over, what it was. */
export function FocusCard({ review, categories }: FocusCardProps) {
  const [latest] = review.weeks;
  const isPast = review.isOver && latest?.week !== review.week;
  return isPast ? (
    <PastFocus review={review} />
  ) : (
    <FocusChoice review={review} categories={categories} />
  );
}

function FocusChoice({ review, categories }: FocusCardProps) {
  const { t } = useTranslation('features/weekly-review');
  const format = useFormat();
  const chosen = useFocus(review);
  const weekday = format.weekday(addDays(review.to, 1));
  const isKept = chosen.focus !== null;
  return (
    <Card>
      <Heading level={2} size="section">
        {t('focus.title')}
      </Heading>
      <Text tone="quiet" className="mt-2 mb-5">
        {t('focus.text', { weekday })}
      </Text>
      <FocusOptions review={review} chosen={chosen} categories={categories} />
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-ui font-semibold text-ok">
          {isKept && (
            <span className="flex items-center gap-2">
              <CheckIcon />
              {t('focus.kept', { weekday })}
            </span>
          )}
        </p>
        {isKept && (
          <TextButton onClick={chosen.takeBack} className="-my-2 py-2 text-label">
            {t('focus.take_back')}
          </TextButton>
        )}
      </div>
      {chosen.isDelayed && <p className="text-label text-ink-2">{t('focus.waiting')}</p>}
      <p role="alert" className="text-label text-danger empty:hidden">
        {chosen.refusal}
      </p>
    </Card>
  );
}

function PastFocus({ review }: { review: WeeklyReview }) {
  const { t } = useTranslation('features/weekly-review');
  const words = useReviewWords();
  const { to, focus, proposals } = review;
  const chosen = proposals.find(({ id }) => id === focus);
  const span = words.span({ from: addDays(to, 1), to: addDays(to, weekdays.length) });
  return (
    <Card>
      <Heading level={2} size="label">
        {t('focus.past', { span })}
      </Heading>
      {chosen ? (
        <p className="mt-3 font-display text-numeral leading-[1.2] font-light wrap-anywhere">
          {chosen.text}
        </p>
      ) : (
        <Text tone="quiet" className="mt-3">
          {t('focus.none')}
        </Text>
      )}
    </Card>
  );
}
