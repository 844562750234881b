import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { useWaiting } from '../shell/use-waiting-counts.ts';
import { Figures } from './figures.tsx';
import { isLate, WaitingTable } from './waiting-table.tsx';

/** What waits for a decision first; then how the last thirty days went. */
export default function StartPage() {
  const waiting = useWaiting();
  return (
    <>
      <QueryState reads={[waiting]} skeleton={<Skeleton className="h-64" />}>
        {waiting.data && <Waits items={waiting.data.items} />}
      </QueryState>
      <Figures />
    </>
  );
}

type Items = NonNullable<ReturnType<typeof useWaiting>['data']>['items'];

function Waits({ items }: { items: Items }) {
  const { t } = useTranslation('features/console/start');
  const format = useFormat();
  const now = useNow();
  const late = items.filter((item) => isLate(item, now)).length;
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div>
          <Heading level={1}>{t('heading', { count: items.length })}</Heading>
          <Text tone="quiet" className="mt-2">
            {t('late', { count: late })}
          </Text>
        </div>
        <Text tone="quiet" size="label">
          {format.moment(new Date(now).toISOString())}
        </Text>
      </header>
      {items.length > 0 && (
        <div className="mt-6 border-t border-ink pt-2">
          <WaitingTable items={items} now={now} />
        </div>
      )}
    </>
  );
}
