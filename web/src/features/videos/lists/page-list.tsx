import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { QueryState, type Read } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

interface PageListProps {
  name: string;
  list: Read & {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** What the rows need besides. */
  reads?: readonly Read[];
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}

/** Rows of a list that is read page by page, what stands for none, and the way to more. */
export function PageList({ name, list, reads = [], isEmpty, empty, children }: PageListProps) {
  const { t } = useTranslation('features/videos');
  return (
    <QueryState reads={[list, ...reads]} name={name} skeleton={<RowsSkeleton />}>
      {isEmpty && !list.hasNextPage ? empty : children}
      {list.hasNextPage && (
        <Button
          tone="ghost"
          className="mt-4"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </QueryState>
  );
}

/** Holds the rows' places. */
export function RowsSkeleton() {
  return (
    <div className="grid gap-4 py-4">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-28" />
      ))}
    </div>
  );
}
