import type { Endpoint } from '@stratum/contract/endpoint';
import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import type { CallError } from './call-error.ts';
import type { CallOptions } from './client.ts';
import { pagesKey } from './route-query.ts';

interface Item {
  readonly id: string;
}
interface Page<I extends Item> {
  readonly items: readonly I[];
}

/** How a list goes on: where it begins, how a page is read, what follows the pages read so far. */
interface Paging<Reply, Cursor> {
  readonly first: Cursor;
  readonly read: (cursor: Cursor, options: CallOptions) => Promise<Reply>;
  /** Undefined at the end of the list. */
  readonly next: (page: Reply, pages: readonly Reply[]) => Cursor | undefined;
  /** Milliseconds after which the pages on screen are read again. */
  readonly refetchInterval?: number;
  /** Whose list it is, where an endpoint has several. */
  readonly of?: string;
}

interface RoutePages<Reply, I extends Item> {
  readonly list: UseInfiniteQueryResult<InfiniteData<Reply>, CallError>;
  /** Those of all pages, each once; the same array until they change. Undefined before the first page. */
  readonly items: readonly I[] | undefined;
}

/** A list read page by page, from its beginning to where the reader has come. */
export function useRoutePages<I extends Item, Reply extends Page<I>, Cursor>(
  endpoint: Endpoint,
  { first, read, next, of, ...options }: Paging<Reply & Page<I>, Cursor>,
): RoutePages<Reply & Page<I>, I> {
  const locale = useLocale();
  type R = Reply & Page<I>;
  const list = useInfiniteQuery<R, CallError, InfiniteData<R>, QueryKey, { cursor: Cursor }>({
    ...options,
    queryKey: pagesKey(endpoint, locale, of),
    queryFn: ({ pageParam, signal }) => read(pageParam.cursor, { signal, locale }),
    meta: { domain: endpoint.domain },
    initialPageParam: { cursor: first },
    getNextPageParam: (page, pages) => {
      const cursor = next(page, pages);
      return cursor === undefined ? undefined : { cursor };
    },
    staleTime: 0,
  });
  const { data } = list;
  // A screen follows its changes, with the focus for one.
  const items = useMemo(() => data && distinct(data.pages.flatMap((page) => page.items)), [data]);
  return { list, items };
}

/** A new item moves the others on: what stood at the end of a page begins the next one too. */
function distinct<I extends Item>(items: readonly I[]): I[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
