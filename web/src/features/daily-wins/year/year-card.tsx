import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '../../../shared/failures/card-boundary.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { Overview } from '../check-in/use-chosen-day.ts';
import { HeatMap } from './heat-map.tsx';
import { shownWeeks } from './shown-weeks.ts';
import type { useYear } from './use-year.ts';
import { YearFigures } from './year-figures.tsx';
import { YearLegend } from './year-legend.tsx';
import { YearSwitch } from './year-switch.tsx';
import { YearTable } from './year-table.tsx';

// Few visits save a picture.
const PictureDialog = lazy(() => import('./picture/picture-dialog.tsx'));

interface YearCardProps {
  overview: Overview;
  /** The day that the figures are of; null for today. */
  figuresOf: string | null;
  shown: ReturnType<typeof useYear>;
}

/** The figures over the heat map, and the same as a table or a picture. */
export function YearCard({ overview, figuresOf, shown }: YearCardProps) {
  const { t } = useTranslation('features/daily-wins');
  const [isTable, setTable] = useState(false);
  const [isPicture, setPicture] = useState(false);
  const { year, data, chosen, choose } = shown;
  return (
    <Card className="max-md:p-4 md:col-span-3">
      <div className="relative mb-4 md:mb-6">
        <YearFigures overview={overview} figuresOf={figuresOf} year={year} data={data} />
        <YearSwitch
          year={year}
          hasBefore={shown.hasYearBefore}
          hasAfter={shown.hasYearAfter}
          onShow={shown.showYear}
        />
      </div>
      <QueryState
        reads={shown.reads}
        name={t('year.title')}
        skeleton={<Skeleton className="h-90 md:h-56" />}
      >
        {data && (
          <>
            <HeatMap
              data={data}
              chosen={chosen}
              opened={shownWeeks(chosen, overview.today.date)}
              onChoose={choose}
            />
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <YearLegend />
              {data.begun !== null && (
                <div className="flex flex-wrap gap-x-6 gap-y-2 text-small">
                  <TextButton aria-expanded={isTable} onClick={() => setTable(!isTable)}>
                    {isTable ? t('year.hide_table') : t('year.show_table')}
                  </TextButton>
                  <TextButton onClick={() => setPicture(true)}>{t('year.picture')}</TextButton>
                </div>
              )}
            </div>
            {isTable && <YearTable data={data} />}
            {isPicture && (
              <CardBoundary>
                <Suspense>
                  <PictureDialog
                    overview={overview}
                    data={data}
                    onClose={() => setPicture(false)}
                  />
                </Suspense>
              </CardBoundary>
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}
