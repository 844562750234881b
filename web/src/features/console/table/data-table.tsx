import type { ConsoleListName } from '@stratum/contract/console/lists';
import type { Endpoint } from '@stratum/contract/endpoint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoutePages } from '../../../shared/api/pages.ts';
import { callAnyRoute } from '../../../shared/api/route-call.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { Column, Filter } from './column.ts';
import { useListState } from './list-state.ts';
import { ListTools } from './list-tools.tsx';
import { Rows } from './rows.tsx';
import { useSelection } from './use-selection.ts';

interface Item {
  readonly id: string;
}
interface Page<Row extends Item> {
  readonly items: readonly Row[];
  readonly next: string | null;
}

interface DataTableProps<Row extends Item> {
  /** Its name among the lists that the server exports and keeps filters of. */
  list: ConsoleListName;
  /** What it lists, for screen readers. */
  caption: string;
  /** A read that takes `listQuery` and the filters, and answers a page of such rows. */
  endpoint: Endpoint;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** What the search looks through; no field without it. */
  searchLabel?: string;
  /** What the list is narrowed by in any case, such as one person. */
  fixed?: Readonly<Record<string, string>>;
  /** Where nothing has been asked for, there is nothing at all. */
  empty: { readonly heading: string; readonly text: string };
  /** What is done with several rows at once. */
  renderBulk?: (ids: readonly string[], clear: () => void) => ReactNode;
}

/** A list of any length: searched, narrowed, sorted and paged by the server. */
export function DataTable<Row extends Item>(props: DataTableProps<Row>) {
  const { endpoint, columns, filters = [], fixed = {}, renderBulk } = props;
  const control = useListState(['search', 'sort', ...filters.map(({ key }) => key)]);
  const query = { ...control.state, ...fixed };
  const { list, items } = useRoutePages<Row, Page<Row>, string | undefined>(endpoint, {
    first: undefined,
    of: JSON.stringify(query),
    read: async (cursor, options) => {
      const input = { query: { ...query, cursor } };
      // The columns say what the endpoint's rows are: its own type would cost the compiler minutes.
      return (await callAnyRoute(endpoint, input, options)) as Page<Row>;
    },
    next: ({ next }) => next ?? undefined,
  });
  const selection = useSelection(items);
  const read = { ...list, data: items };
  return (
    <div className="grid gap-4">
      <ListTools {...props} filters={filters} control={control} query={query} />
      {renderBulk && selection.ids.length > 0 && (
        <Selected count={selection.ids.length} onClear={selection.clear}>
          {renderBulk(selection.ids, selection.clear)}
        </Selected>
      )}
      <QueryState reads={[read]} name={props.caption} skeleton={<Skeleton className="h-96" />}>
        {items?.length === 0 ? (
          <NothingFound {...props} isNarrowed={Object.keys(control.state).length > 0} />
        ) : (
          <Rows
            caption={props.caption}
            columns={columns}
            rows={items ?? []}
            sort={control.state.sort ?? ''}
            onSort={(sort) => control.set({ sort })}
            selection={renderBulk && selection}
          />
        )}
        {list.hasNextPage && (
          <More isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} />
        )}
      </QueryState>
    </div>
  );
}

interface NothingFoundProps {
  empty: { readonly heading: string; readonly text: string };
  isNarrowed: boolean;
}

function NothingFound({ empty, isNarrowed }: NothingFoundProps) {
  const { t } = useTranslation('features/console');
  const { heading, text } = isNarrowed
    ? { heading: t('table.nothing_found.heading'), text: t('table.nothing_found.text') }
    : empty;
  return <EmptyState heading={heading} text={text} />;
}

function More({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  const { t } = useTranslation('features/console');
  return (
    <p className="pt-4">
      <Button tone="ghost" size="small" isPending={isPending} onPress={onPress}>
        {t('table.more')}
      </Button>
    </p>
  );
}

interface SelectedProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

function Selected({ count, onClear, children }: SelectedProps) {
  const { t } = useTranslation('features/console');
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-accent-soft px-4 py-2 text-label">
      <output className="font-semibold">{t('table.selected', { count })}</output>
      {children}
      <Button tone="plain" size="small" onPress={onClear}>
        {t('table.clear')}
      </Button>
    </div>
  );
}
