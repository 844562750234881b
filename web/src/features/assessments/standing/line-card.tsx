import { useTranslation } from 'react-i18next';
import { LevelLine } from '../../../shared/charts/level-line.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { Standing } from './standing.ts';

export function LineCard({ line }: { line: Standing['line'] }) {
  const { t } = useTranslation('features/assessments/standing');
  const known = line.filter(({ score }) => score !== null);
  return (
    <Card title={t('over_months')} className="h-full">
      <LevelLine title={t('over_months')} points={line} />
      {known.length === 1 && <p className="mt-3 text-label text-ink-2">{t('one_point')}</p>}
    </Card>
  );
}
