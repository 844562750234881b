import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import type { Figures as FiguresReply } from '@stratum/contract/console/figures';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { DayBars } from './day-bars.tsx';

const days = 30;

/** Thirty days in figures, against the thirty before. */
export function Figures() {
  const { t } = useTranslation('features/console/start');
  const figures = useRoute(consoleEndpoints.figures);
  return (
    <section aria-labelledby="figures" className="mt-10 border-t border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading level={2} size="item" id="figures">
          {t('figures.title')}
        </Heading>
        <Text tone="quiet" size="label">
          {t('figures.against')}
        </Text>
      </div>
      <QueryState
        reads={[figures]}
        name={t('figures.title')}
        skeleton={<Skeleton className="mt-4 h-64" />}
      >
        {figures.data && <Grid figures={figures.data} />}
      </QueryState>
    </section>
  );
}

function Grid({ figures }: { figures: FiguresReply }) {
  const { t } = useTranslation('features/console/start');
  const format = useFormat();
  const { active, people, items } = figures;
  return (
    <dl className="mt-4 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 md:grid-cols-3">
      <div className="bg-surface p-4">
        <dt className="text-label">{t('figures.active')}</dt>
        <Text as="dd" size="numeral" className="mt-1">
          {format.number(active)}
        </Text>
        <dd className="mt-1 text-label text-ink-2">
          {t('figures.of_people', { count: people, people: format.number(people) })}
        </dd>
      </div>
      {items.map(({ name, days: counts }) => (
        <Figure key={name} name={t(`figures.names.${name}`)} counts={counts} />
      ))}
    </dl>
  );
}

function Figure({ name, counts }: { name: string; counts: readonly number[] }) {
  const { t } = useTranslation('features/console/start');
  const format = useFormat();
  const [before, now] = [sum(counts.slice(0, days)), sum(counts.slice(-days))];
  return (
    <div className="bg-surface p-4">
      <dt className="text-label">{name}</dt>
      <dd className="mt-1 flex items-baseline gap-3">
        <Text as="span" size="numeral">
          {format.number(now)}
        </Text>
        {before > 0 && (
          <span className="text-label font-semibold">
            {t('figures.change', { change: signed(now, before, format.percent) })}
          </span>
        )}
      </dd>
      <dd className="mt-3">
        <DayBars counts={counts.slice(-days)} />
      </dd>
    </div>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The change with its sign, a true minus. */
function signed(now: number, before: number, percent: (value: number) => string): string {
  const change = Math.round(((now - before) / before) * 100);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return sign + percent(Math.abs(change));
}
