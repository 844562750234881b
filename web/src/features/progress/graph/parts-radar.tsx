import { useTranslation } from 'react-i18next';
import { Radar } from '../../../shared/charts/radar.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { useSubjectName } from '../scores/subject-name.ts';
import type { ScoreHistory } from '../scores/use-score-history.ts';
import type { GraphChoice } from './graph-choice.ts';
import { partsAt } from './graph-view.ts';

interface PartsRadarProps {
  history: ScoreHistory;
  choice: GraphChoice;
  month: string;
}

/** What the value of a month is made of, with the values before it dotted. */
export function PartsRadar({ history, choice, month }: PartsRadarProps) {
  const { t } = useTranslation('features/progress/graph');
  const format = useFormat();
  const nameOf = useSubjectName(history);
  const title = t('radar_title', {
    subject: nameOf({ category: choice.category, trait: null }),
    month: format.monthYear(month),
  });
  return (
    <Card title={title}>
      <Radar
        title={title}
        kind={choice.category === null ? 'category' : 'trait'}
        axes={partsAt(history, choice, month).map(({ subject, ...values }) => ({
          id: subject.trait ?? subject.category ?? '',
          label: nameOf(subject),
          ...values,
        }))}
      />
    </Card>
  );
}
