import { addMonths } from '@stratum/contract/months';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelLine } from '../../../shared/charts/level-line.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import type { OverallLevel } from './overall-level.ts';

/** Stands between the line and its table. */
export type BelowLine = ComponentType<{ months: readonly string[] }>;

interface LineCardProps {
  line: OverallLevel['line'];
  BelowLine: BelowLine;
}

export function LineCard({ line, BelowLine }: LineCardProps) {
  const { t } = useTranslation('features/progress/dashboard');
  const format = useFormat();
  const [only, second] = line.filter(({ score }) => score !== null);
  return (
    <Card title={t('over_months')} className="h-full">
      <LevelLine title={t('over_months')} points={line}>
        <BelowLine months={line.map(({ month }) => month)} />
      </LevelLine>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-label">
        <TextLink to="/graphview">{t('to_graph')}</TextLink>
        <TextLink to="/my-progress">{t('to_comparison')}</TextLink>
      </p>
      {only && !second && (
        <p className="mt-3 text-label text-ink-2">
          {only === line.at(-1)
            ? t('line_begins', {
                month: format.monthName(addMonths(only.month, 1)),
                day: format.day(`${addMonths(only.month, 1)}-01`),
              })
            : t('one_point')}
        </p>
      )}
    </Card>
  );
}
