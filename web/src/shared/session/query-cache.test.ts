import { expect, test } from 'vitest';
import { clearLocalCaches } from './local-cache.ts';
import { queryClient } from './query-cache.ts';

test('the end of a session empties the query cache', () => {
  queryClient.setQueryData(['profile'], { first_name: 'Ada' });
  clearLocalCaches();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
