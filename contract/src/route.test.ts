import { expect, test } from 'vitest';
import { api } from './api.ts';
import type { Route } from './route.ts';

test('what browsers and proxies may keep is public and only read', () => {
  const routes: Route[] = Object.values(api);
  const kept = routes.filter(({ cacheSeconds }) => cacheSeconds !== undefined);
  expect(kept.map(({ path }) => path)).toContain('/get-city');
  const wrong = kept.filter(({ access, method }) => access.policy !== 'public' || method !== 'GET');
  expect(wrong).toEqual([]);
});
