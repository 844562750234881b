import type { WeeklyReview } from '@stratum/contract/weekly-review';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../../shared/i18n/use-format.ts';

type Sums = Pick<WeeklyReview, 'planned' | 'done'>;
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Sentences of a review. */
export function useReviewWords() {
  const { t } = useTranslation('features/weekly-review');
  const format = useFormat();
  const number = (value: number) => t(`numbers.${value}`, { defaultValue: format.number(value) });
  return {
    /** `16 to 22 November`. */
    span: (days: Days) => t('span', spanOf(days, format)),
    /** What was planned against what was done; of a week without either, its wins. */
    steps({ planned, done, points }: Sums & { readonly points?: number }): string {
      const values = { planned: number(planned), done: number(done) };
      const say = () => {
        if (planned === 0 && done > 0) return t('steps.unplanned', { ...values, count: done });
        if (planned === 0) return points ? t('steps.wins', { count: points }) : t('steps.quiet');
        if (done === 0) return t('steps.none', { ...values, count: planned });
        if (done === planned) return t('steps.all', { ...values, count: planned });
        if (done > planned) return t('steps.more', { ...values, count: planned });
        return t('steps.some', { ...values, count: done });
      };
      return withCapital(say());
    },
    number,
  };
}

/** The first day without its month, where that is the last one's. */
function spanOf({ from, to }: Days, format: Format) {
  const first = format.dayMonth(from);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return { from: isOneMonth ? first.split('\u00a0')[0] : first, to: format.dayMonth(to) };
}

function withCapital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
