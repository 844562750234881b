import type { Endpoint } from '@stratum/contract/endpoint';
import { readAccessToken, registerLocalCache } from '../session/index.ts';
import { queryClient } from '../session/query-cache.ts';
import { watchNetwork } from './network.ts';
import { createReadKeeper } from './read-keeper.ts';
import { startServiceWorker } from './service-worker.ts';

let hasBegun = false;

interface OfflineSession {
  readonly userId: string;
  /** The person's, by which calls are made. */
  readonly token: string | null;
  readonly offlineReads: readonly Endpoint[];
}

/** What the session of a person needs to go on without a network. */
export function begin({ userId, token, offlineReads }: OfflineSession): void {
  const keeper = createReadKeeper({
    client: queryClient,
    userId,
    offlineReads,
    build: build(),
    // Somebody else may have signed in in another tab a moment ago, and calls be made with their token.
    isCurrent: () => readAccessToken() === token,
  });
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
  void keeper.restore();
  if (hasBegun) return;
  hasBegun = true;
  watchNetwork(queryClient);
  startServiceWorker();
}

/** The boot script's name holds a hash of all that it loads. */
function build(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
}
