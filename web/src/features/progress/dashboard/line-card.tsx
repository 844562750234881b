import { useTranslation } from 'react-i18next';
import { LevelLine } from '../../../shared/charts/level-line.tsx';
import { LocaleLink } from '../../../shared/i18n/locale-link.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { linkStyle } from '../../../shared/ui/link-style.ts';
import type { OverallLevel } from './overall-level.ts';

export function LineCard({ line }: { line: OverallLevel['line'] }) {
  const { t } = useTranslation('features/progress/dashboard');
  const known = line.filter(({ score }) => score !== null);
  return (
    <Card title={t('over_months')} className="h-full">
      <LevelLine title={t('over_months')} points={line} />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-label">
        <LocaleLink to="/graphview" className={linkStyle}>
          {t('to_graph')}
        </LocaleLink>
        <LocaleLink to="/my-progress" className={linkStyle}>
          {t('to_comparison')}
        </LocaleLink>
      </p>
      {known.length === 1 && <p className="mt-3 text-label text-ink-2">{t('one_point')}</p>}
    </Card>
  );
}
