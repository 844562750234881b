import type { Endpoint } from '@stratum/contract/endpoint';
import type { Locale } from '@stratum/contract/locale';
import {
  hashKey,
  type Query,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { pageLocale } from './generic-message.ts';
import { callAnyRoute } from './route-call.ts';
import type { AnyInput, RouteInput, RouteReply, WithInput } from './route-input.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The domain whose data a query reads, by which writes find it. */
    queryMeta: { readonly domain?: string };
  }
}

interface RouteQuery<Data> {
  /** `[locale, path, input]`: replies carry texts in the reader's language. */
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  readonly meta: { readonly domain: string };
  readonly staleTime?: 'static';
}

/**
 * A read's key and function, for loaders and prefetching. A loader that runs while the language
 * changes names the new one; otherwise it is the page's.
 */
export function routeQuery<E extends Endpoint>(
  endpoint: E,
  ...args: WithInput<E, { readonly locale: Locale }>
): RouteQuery<RouteReply<E>>;
export function routeQuery(
  endpoint: Endpoint,
  input: AnyInput = {},
  { locale }: { readonly locale: Locale } = { locale: pageLocale() },
): RouteQuery<unknown> {
  return anyRouteQuery(endpoint, input, locale);
}

/** The same for any endpoint. */
export function anyRouteQuery(
  endpoint: Endpoint,
  input: AnyInput,
  locale: Locale,
): RouteQuery<unknown> {
  return {
    queryKey: [locale, endpoint.path, input],
    queryFn: ({ signal }) => callAnyRoute(endpoint, input, { signal, locale }),
    meta: { domain: endpoint.domain },
    ...(endpoint.static && { staleTime: 'static' }),
  };
}

/** Matches an endpoint's reads in every language; without the input those with any. */
export function routeFilters<E extends Endpoint>(endpoint: E, input?: RouteInput<E>): QueryFilters;
export function routeFilters(endpoint: Endpoint, input?: AnyInput): QueryFilters {
  return { predicate: (query) => isReadOf(query, endpoint, input) };
}

function isReadOf({ queryKey }: Query, { path }: Endpoint, input: AnyInput | undefined): boolean {
  const [, known, knownInput] = queryKey;
  return known === path && (input === undefined || hashKey([knownInput]) === hashKey([input]));
}

/** Matches a list that is read page by page, in every language. */
export function pagesFilters({ path }: Endpoint): QueryFilters {
  return { predicate: ({ queryKey: [, known, part] }) => known === path && part === 'pages' };
}

/**
 * The key of a list that is read page by page.
 * @param of whose list it is, where there are several
 */
export function pagesKey({ path }: Endpoint, locale: Locale, of?: string): QueryKey {
  return [locale, path, 'pages', ...(of === undefined ? [] : [of])];
}

/** Puts a reply that came by another way where the page's language reads it. */
export function setRouteData<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: RouteInput<E>,
  reply: RouteReply<E>,
): void;
export function setRouteData(
  client: QueryClient,
  endpoint: Endpoint,
  input: AnyInput,
  reply: unknown,
): void {
  const { queryKey, meta } = anyRouteQuery(endpoint, input, pageLocale());
  // `setQueryData` would make a query without `meta`, which no write would find.
  const options = client.defaultQueryOptions({ queryKey, meta });
  client.getQueryCache().build(client, options).setData(reply, { manual: true });
}

/** What the same read showed in the language before, until the new one has come. */
export function previousLanguageData(
  endpoint: Endpoint,
  input: AnyInput,
): (known: unknown, query: Query | undefined) => unknown {
  return (known, query) => (query && isReadOf(query, endpoint, input) ? known : undefined);
}
