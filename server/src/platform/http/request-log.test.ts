import { apiBase } from '@stratum/contract/route';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createLog } from '../log.ts';

test('no line of the log holds what a person typed', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const { app, build } = await createTestApp({ log });
  const { token } = await build.user();
  const call = (url: string) =>
    app.inject({ url, headers: { authorization: `Bearer ${token}`, cookie: 'theme=typed' } });
  const typed = [
    `${apiBase}/google/get-predictions/typed`,
    `${apiBase}/get-city?country=FR&state=typed`,
    `${apiBase}/get-organization?orgcode=typed`,
    `${apiBase}/no-such-call/typed?typed=typed`,
    '/typed?typed=typed',
    '/files/typed?signature=typed',
    `${apiBase}/%typed`,
  ];
  for (const url of typed) await call(url);
  await app.inject({
    method: 'POST',
    url: `${apiBase}/auth/sign-in`,
    payload: { email: 'typed@example.org', password: 'typed' },
  });
  const report = { 'blocked-uri': 'https://stratum.test/login?return=typed' };
  await app.inject({
    method: 'POST',
    url: '/csp-report',
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify({ 'csp-report': report }),
  });
  const completed = lines.filter((line) => line.includes('request completed'));
  expect(completed.length).toBeGreaterThan(typed.length);
  expect(completed[0]).toContain(`"route":"${apiBase}/google/get-predictions/:searchText"`);
  expect(lines.filter((line) => line.includes('typed'))).toEqual([]);
});
