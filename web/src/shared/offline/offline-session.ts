import { registerLocalCache } from '../session/index.ts';
import { queryClient } from '../session/query-cache.ts';
import type { OfflineRead } from './kept-reads.ts';
import { watchNetwork } from './network.ts';
import { createReadKeeper } from './read-keeper.ts';
import { startServiceWorker } from './service-worker.ts';

let hasBegun = false;

/** What the session of a person needs to go on without a network. */
export function begin(userId: string, offlineReads: readonly OfflineRead[]): void {
  const keeper = createReadKeeper({ client: queryClient, userId, offlineReads, build: build() });
  const forget = registerLocalCache({
    clear() {
      keeper.stop();
      forget();
    },
  });
  void keeper.restore();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keeper.flush();
  });
  if (hasBegun) return;
  hasBegun = true;
  watchNetwork(queryClient);
  startServiceWorker();
}

/** The boot script's name holds a hash of all that it loads. */
function build(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
}
