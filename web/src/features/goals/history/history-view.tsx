import type { GoalEvent } from '@stratum/contract/goal-history';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useRestoreListFocus } from '../../../shared/navigation/use-restore-list-focus.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState, type Read } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useClocks } from '../../profile/index.ts';
import { EventItem } from './event-item.tsx';

interface HistoryViewProps {
  list: Read & {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  items: readonly GoalEvent[] | undefined;
  back: { readonly to: string; readonly text: string };
  /** Whether all are of one goal, which then is not named at each. */
  isOfOneGoal: boolean;
}

/** Events as sentences, the newest first, by month. */
export function HistoryView({ list, items, back, isOfOneGoal }: HistoryViewProps) {
  const { t } = useTranslation('features/goals/history');
  return (
    <div className="wrap py-8 md:py-12">
      <PageTitle>{t('title')}</PageTitle>
      <header className="mb-8">
        <p className="mb-1.5 text-label wrap-anywhere">
          <TextLink to={back.to}>{back.text}</TextLink>
          {isOfOneGoal && (
            <>
              <span className="text-ink-2"> · </span>
              <TextLink to="/goal-history">{t('all')}</TextLink>
            </>
          )}
        </p>
        <Heading level={1}>{t('title')}</Heading>
      </header>
      <QueryState
        reads={[{ ...list, data: items }]}
        name={t('title')}
        skeleton={<HistorySkeleton />}
      >
        {items && <Months items={items} list={list} isOfOneGoal={isOfOneGoal} />}
      </QueryState>
    </div>
  );
}

type MonthsProps = Pick<HistoryViewProps, 'list' | 'isOfOneGoal'> & {
  readonly items: readonly GoalEvent[];
};

function Months({ items, list, isOfOneGoal }: MonthsProps) {
  const { t } = useTranslation('features/goals/history');
  const format = useFormat();
  const { dayOf } = useClocks().calendar;
  const { list: rows, prepare } = useRestoreListFocus(items);
  const months = Map.groupBy(items, ({ at }) => dayOf(at).slice(0, 7));
  if (items.length === 0) {
    return <EmptyState heading={t('empty.heading')} text={t('empty.text')} />;
  }
  const more = () => {
    prepare((shown) => shown[items.length]?.querySelector('a'));
    void list.fetchNextPage();
  };
  return (
    <div ref={rows} className="grid max-w-reading gap-8">
      {[...months].map(([month, events]) => (
        <section key={month}>
          <Heading level={2} size="label" className="mb-3">
            {format.monthYear(month)}
          </Heading>
          <ol>
            {events.map((event) => (
              <EventItem key={event.id} event={event} isOfOneGoal={isOfOneGoal} />
            ))}
          </ol>
        </section>
      ))}
      <p role="alert" className="text-ui text-danger empty:hidden">
        {list.isFetchNextPageError && list.error?.message}
      </p>
      {list.hasNextPage && (
        <p>
          <Button tone="ghost" isPending={list.isFetchingNextPage} onPress={more}>
            {t('more')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Fills the view: the footer stands below it from the beginning, and does not move. */
function HistorySkeleton() {
  return (
    <div className="grid max-w-reading gap-6">
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}
