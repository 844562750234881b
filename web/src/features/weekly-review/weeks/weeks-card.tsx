import type { WeeklyReview } from '@stratum/contract/weekly-review';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { WeekLayers } from './week-layers.tsx';

/** The weeks that can be read back. */
export function WeeksCard({ review: { week, weeks } }: { review: WeeklyReview }) {
  const { t } = useTranslation('features/weekly-review');
  return (
    <Card className="px-0 pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-6 pb-6">
        <Heading level={2} size="label">
          {t('weeks.title')}
        </Heading>
        <p className="text-small text-ink-2">{t('weeks.what')}</p>
      </div>
      <WeekLayers weeks={weeks} current={week} />
    </Card>
  );
}
