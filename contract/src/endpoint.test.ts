import { expect, test } from 'vitest';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints: readonly Endpoint[] = Object.values(api);

test('what an endpoint touches are domains that exist, others than its own', () => {
  const domains = new Set(endpoints.map(({ domain }) => domain));
  const wrong = endpoints.flatMap(({ path, domain, touches = [] }) =>
    touches
      .filter((touched) => touched === domain || !domains.has(touched))
      .map((touched) => `${path} touches ${touched}`),
  );
  expect(wrong).toEqual([]);
});

test('only writes touch, and only reads are static', () => {
  const wrong = endpoints.filter((endpoint) =>
    endpoint.method === 'GET' ? endpoint.touches : endpoint.static,
  );
  expect(wrong).toEqual([]);
});
