import { queryClient } from '../api/query-client.ts';
import { registerLocalCache } from './local-cache.ts';

/** What was read for a person goes with their session. Apart, for pages that read nothing. */
registerLocalCache({
  clear() {
    void queryClient.cancelQueries();
    queryClient.clear();
  },
});

export { queryClient };
