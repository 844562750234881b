import { useTranslation } from 'react-i18next';
import { Radar } from '../../../shared/charts/radar.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useSubjectName } from '../scores/subject-name.ts';
import { ScoreChange } from './change-table.tsx';
import { type ComparedSides, categoryDifferences, differenceOf } from './comparison.ts';

/** The categories of both months on one radar, the earlier dotted, over the overall change. */
export function ComparisonRadar({ history, before, after }: ComparedSides) {
  const { t } = useTranslation('features/progress/comparison');
  const format = useFormat();
  const nameOf = useSubjectName(history);
  const title = t('radar', { before: format.monthYear(before), after: format.monthYear(after) });
  const whole = differenceOf(history, { category: null, trait: null }, before, after);
  return (
    <Card title={t('overall')}>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Text as="span" size="figure">
          <ScoreChange change={whole.change} />
        </Text>
        {whole.before !== null && whole.after !== null && (
          <span className="text-label text-ink-2">
            {t('from_to', { from: format.score(whole.before), to: format.score(whole.after) })}
          </span>
        )}
      </p>
      <div className="mt-6">
        <Radar
          title={title}
          kind="category"
          axes={categoryDifferences(history, before, after).map(({ subject, ...sides }) => ({
            id: subject.category ?? '',
            label: nameOf(subject),
            value: sides.after,
            previous: sides.before,
          }))}
        />
      </div>
      <p className="mt-2 text-small text-ink-2">
        {t('dotted', { month: format.monthYear(before) })}
      </p>
    </Card>
  );
}
