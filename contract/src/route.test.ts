import { expect, test } from 'vitest';
import { api } from './api.ts';
import type { Route } from './route.ts';

test('what may be kept is only read', () => {
  const routes: Route[] = Object.values(api);
  const kept = routes.filter(({ cacheSeconds }) => cacheSeconds !== undefined);
  expect(kept.map(({ path }) => path)).toContain('/get-city');
  expect(kept.filter(({ method }) => method !== 'GET')).toEqual([]);
});
