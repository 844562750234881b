import { consistencyDays, habits } from '@stratum/contract/habits';
import { addDays } from '@stratum/contract/plain-days';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import type { Overview } from '../check-in/use-chosen-day.ts';
import type { YearData } from './year-data.ts';

interface YearFiguresProps {
  overview: Overview;
  /** The day that they are of; null for today. */
  figuresOf: string | null;
  year: number;
  /** Absent until the year has come. */
  data: YearData | undefined;
}

/** The consistency, largest; beside it the streaks and the full days of the year. */
export function YearFigures({ overview, figuresOf, year, data }: YearFiguresProps) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const { figures, best } = overview;
  if (figures.consistency === null && best === null) {
    return (
      <div>
        <Heading level={2} size="label">
          {t('year.consistency')}
        </Heading>
        <Text size="lead" className="mt-4">
          {t('year.empty')}
        </Text>
      </div>
    );
  }
  const days = [...(data?.days.values() ?? [])];
  const full = days.filter(({ points }) => points === habits.length).length;
  return (
    <div>
      <Heading level={2} size="label">
        {t('year.consistency')}
      </Heading>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-4 gap-y-3 md:flex md:gap-x-10">
        <Figure
          size="figure"
          value={<Percent value={figures.consistency} />}
          label={t('of_30_days')}
        />
        <Figure
          value={format.number(figures.streak)}
          label={t('in_a_row', { count: figures.streak })}
        />
        <Figure
          value={format.number(figures.bestStreak)}
          label={t('year.longest')}
          details={
            best &&
            t('year.span', { from: format.dayShort(best.from), to: format.dayShort(best.to) })
          }
        />
        <Figure
          value={data ? format.number(full) : '–'}
          label={t('year.full_days', { count: full, year })}
        />
      </dl>
      {figures.consistency !== null && (
        <Text size="label" tone="quiet" className="mt-3 md:mt-4">
          <Counted overview={overview} data={data} />
          {figuresOf !== null && ` ${t('figures_of', { day: format.calendarDay(figuresOf) })}`}
        </Text>
      )}
    </div>
  );
}

interface FigureProps {
  value: ReactNode;
  size?: 'figure' | 'numeral';
  label: string;
  /** Where there is room. */
  details?: string | null;
}

function Figure({ value, size = 'numeral', label, details }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-1 text-small text-ink-2">
        {label}
        {details && <span className="max-md:sr-only">, {details}</span>}
      </dt>
      <Text as="dd" size={size}>
        {value}
      </Text>
    </div>
  );
}

/** The number large, its sign smaller. */
function Percent({ value }: { value: number | null }) {
  const format = useFormat();
  if (value === null) return '–';
  const [number, sign] = format.percentParts(value);
  return (
    <>
      {number}
      <span className="text-numeral md:text-level">{sign}</span>
    </>
  );
}

/** What the consistency is made of. */
function Counted({ overview, data }: Omit<YearFiguresProps, 'figuresOf' | 'year'>) {
  const { t } = useTranslation('features/daily-wins');
  const { counted, today } = overview;
  const sentence = t('year.counted', { count: counted.days, won: counted.won });
  const from = addDays(today.date, 1 - consistencyDays);
  const isShown = data?.last === today.date && data.begun !== null;
  const uncounted = isShown
    ? [...data.frozen.keys()].filter((date) => date >= from && date >= (data.begun ?? ''))
    : [];
  if (uncounted.length === 0) return sentence;
  return `${sentence} ${t('year.uncounted', { count: uncounted.length })}`;
}
