import type { GroupId } from '@stratum/contract/ids';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpanWords } from '../data/use-span-words.ts';
import { useToday } from '../data/use-today.ts';

const ThisWeek = lazy(() => import('./this-week.tsx').then((week) => ({ default: week.ThisWeek })));

/** The week in the column beside the boards. */
export function WeekBeside({ groupId }: { groupId: GroupId }) {
  const { t } = useTranslation('features/boards');
  const { data } = useToday(groupId);
  const spanWords = useSpanWords();
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="week-beside">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="week-beside" className="text-ui font-semibold">
          {t('week.together')}
        </h2>
        <p className="text-label text-ink-2">{spanWords(data.week)}</p>
      </div>
      <Suspense fallback={null}>
        <div className="pt-2">
          <ThisWeek today={data} />
        </div>
      </Suspense>
    </section>
  );
}
