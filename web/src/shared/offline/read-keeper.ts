import type { Endpoint } from '@stratum/contract/endpoint';
import { isLocale } from '@stratum/contract/locale';
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { delMany, getMany, keys, setMany } from 'idb-keyval';
import { pageLocale } from '../api/generic-message.ts';
import type { AnyInput } from '../api/route-input.ts';
import { anyRouteQuery } from '../api/route-query.ts';
import { isRecord } from '../json/is-record.ts';
import { browserCipher } from '../state/browser-cipher.ts';
import { keptReads, keyPrefix } from './kept-reads.ts';

type KeptQuery = DehydratedState['queries'][number];

interface KeptRead {
  readonly userId: string;
  readonly build: string;
  readonly query: KeptQuery;
}

/** Replies that come closer together are written once, milliseconds. */
const writeDelay = 1_000;
/** What is older is not shown any more, milliseconds. */
const longestKept = 7 * 24 * 60 * 60 * 1_000;

interface ReadKeeperOptions {
  readonly client: QueryClient;
  readonly userId: string;
  /** The reads whose replies are kept. */
  readonly offlineReads: readonly Endpoint[];
  /** Another build may read other replies. */
  readonly build: string;
  /** Whether calls are still made for this person. */
  readonly isCurrent: () => boolean;
  readonly now?: () => number;
}

const cipher = browserCipher('reads');

/** Opens what reads are kept in, and fetches the key: whoever is signed in. */
export function prepareKeptReads(): void {
  void attempt(() => keys(keptReads));
  void attempt(() => cipher.encrypt(''));
}

/** Keeps the replies that one person has read, encrypted, and shows them until newer ones have come. */
export function createReadKeeper(options: ReadKeeperOptions) {
  const { client, userId, offlineReads, build, isCurrent, now = Date.now } = options;
  const reads = new Map<unknown, Endpoint>(offlineReads.map((read) => [read.path, read]));
  const prefix = keyPrefix(userId);
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  });
  // What has been read before the keeper was there.
  for (const query of client.getQueryCache().getAll()) {
    if (query.state.status === 'success') note(query);
  }

  function note(query: Query): void {
    if (!readOf(query)) return;
    changed.add(query.queryHash);
    timer ??= setTimeout(() => void flush(), writeDelay);
  }

  function readOf({ queryKey: [, path, input] }: Pick<Query, 'queryKey'>): Endpoint | undefined {
    // A list that is read page by page has no input.
    return isRecord(input) ? reads.get(path) : undefined;
  }

  function readOfKey(key: string): Endpoint | undefined {
    const queryKey: QueryKey = JSON.parse(key.slice(prefix.length));
    return readOf({ queryKey });
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const { queries } = dehydrate(client, {
      shouldDehydrateQuery: ({ queryHash, state }) =>
        changed.has(queryHash) && state.status === 'success',
    });
    changed.clear();
    await attempt(async () => {
      const sealed = await Promise.all(queries.map(seal));
      if (!isStopped && isCurrent()) await setMany(sealed, keptReads);
    });
  }

  async function seal(query: KeptQuery): Promise<[key: string, sealed: string]> {
    const kept: KeptRead = { userId, build, query };
    return [prefix + query.queryHash, await cipher.encrypt(JSON.stringify(kept))];
  }

  async function open(sealed: string): Promise<KeptQuery | null> {
    try {
      const kept: KeptRead = JSON.parse(await cipher.decrypt(sealed));
      const isOurs = kept.userId === userId && kept.build === build;
      return isOurs && isUsable(kept.query) ? outdated(kept.query) : null;
    } catch {
      return null;
    }
  }

  function isUsable(query: KeptQuery): boolean {
    return readOf(query) !== undefined && now() - query.state.dataUpdatedAt <= longestKept;
  }

  /** @param isWanted says of a read, which is undefined where it is not kept any more */
  async function restore(isWanted: (read: Endpoint | undefined) => boolean): Promise<void> {
    const known = (await attempt(() => keys<string>(keptReads))) ?? [];
    const own = known.filter((key) => key.startsWith(prefix) && isWanted(readOfKey(key)));
    const kept = (await attempt(() => getMany<string>(own, keptReads))) ?? [];
    const opened = await Promise.all(
      own.map(async (key, index) => ({ key, query: await open(kept[index] ?? '') })),
    );
    if (isStopped) return;
    const locale = pageLocale();
    const queries = opened.flatMap(({ query }) => (query?.queryKey[0] === locale ? [query] : []));
    hydrate(client, { mutations: [], queries });
    for (const query of queries) refreshStatic(query);
    const useless = opened.flatMap(({ key, query }) => (query ? [] : [key]));
    if (useless.length > 0) await attempt(() => delMany(useless, keptReads));
  }

  /** What stands still while a page is open may have changed since it was read. */
  function refreshStatic({ queryKey }: KeptQuery): void {
    const [locale, , input] = queryKey;
    const endpoint = readOf({ queryKey });
    if (!endpoint?.static || !isLocale(locale)) return;
    const query = anyRouteQuery(endpoint, input as AnyInput, locale);
    void client.prefetchQuery({ ...query, staleTime: 0 });
  }

  return {
    restore,
    /** Writes what waits, now. */
    flush,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/** Where the database is full or closed to us nothing is kept; opening it may throw at once. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Shown until a newer reply has come, which is asked for however young this one is. */
function outdated(query: KeptQuery): KeptQuery {
  return { ...query, state: { ...query.state, isInvalidated: true } };
}
