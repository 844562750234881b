import { changeBetween } from '@stratum/contract/change';
import { levelOf } from '@stratum/contract/shown-scores';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import type { Value } from '../scores/values.ts';
import type { GraphSummary } from './graph-view.ts';

interface YearSummaryProps {
  /** Null where the year has no value. */
  summary: GraphSummary | null;
  year: number;
  /** Whose mean the first of the year's scores is. */
  skills: number;
}

/** The graph in two sentences, for whoever would rather read. */
export function YearSummary({ summary, year, skills }: YearSummaryProps) {
  const { t } = useTranslation('features/progress/graph');
  const format = useFormat();
  if (!summary) return <p className="text-ui">{t('summary.none', { year })}</p>;
  const { first, last, highest, lowest, count } = summary;
  const inWords = ({ month, score }: Value) => ({
    month: format.monthName(month),
    score: format.score(score),
    level: levelOf(score),
  });
  if (count === 1) return <p className="text-ui">{t('summary.one', inWords(first))}</p>;
  const { direction, amount } = changeBetween(first.score, last.score, skills);
  return (
    <p className="max-w-reading text-ui">
      {t(`summary.${direction}`, {
        from: format.score(first.score),
        first: format.monthName(first.month),
        to: format.score(last.score),
        last: format.monthName(last.month),
        change: format.change(amount),
      })}{' '}
      {t('summary.range', {
        high: format.score(highest.score),
        high_month: format.monthName(highest.month),
        low: format.score(lowest.score),
        low_month: format.monthName(lowest.month),
      })}
    </p>
  );
}
