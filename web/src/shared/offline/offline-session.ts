import type { Endpoint } from '@stratum/contract/endpoint';
import { readAccessToken, registerLocalCache } from '../session/index.ts';
import { queryClient } from '../session/query-cache.ts';
import type { OfflinePages } from './kept-reads.ts';
import { watchNetwork } from './network.ts';
import { createReadKeeper } from './read-keeper.ts';
import { startServiceWorker } from './service-worker.ts';

export { prepareKeptReads } from './read-keeper.ts';

let hasBegun = false;

export interface OfflineSession {
  readonly userId: string;
  /** The person's, by which calls are made. */
  readonly token: string | null;
  readonly pages: OfflinePages;
}

/**
 * What the session of a person needs to go on without a network.
 * @returns resolves once the first of what was read last is shown; the rest follows
 */
export async function begin({ userId, token, pages }: OfflineSession): Promise<void> {
  const keeper = createReadKeeper({
    client: queryClient,
    userId,
    offlineReads: pages.flat(),
    build: build(),
    // Somebody else may have signed in in another tab a moment ago, and calls be made with their token.
    isCurrent: () => readAccessToken() === token,
  });
  const isFirst = (read: Endpoint | undefined) => pages.some(([first]) => first === read);
  const first = keeper.restore(isFirst);
  void first.then(() => keeper.restore((read) => !isFirst(read)));
  const listening = new AbortController();
  const flush = () => {
    if (document.visibilityState === 'hidden') void keeper.flush();
  };
  document.addEventListener('visibilitychange', flush, { signal: listening.signal });
  const forget = registerLocalCache({
    clear() {
      listening.abort();
      keeper.stop();
      forget();
    },
  });
  if (!hasBegun) {
    hasBegun = true;
    watchNetwork(queryClient);
    startServiceWorker();
  }
  await first;
}

/** The boot script's name holds a hash of all that it loads. */
function build(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
}
