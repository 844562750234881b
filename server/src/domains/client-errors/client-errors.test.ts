import { clientErrorRoutes } from '@stratum/contract/client-errors';
import { expect, test } from 'vitest';
import { callRoute } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createLog } from '../../platform/log.ts';

const { reportClientError } = clientErrorRoutes;
const body = {
  message: 'No score for ada@example.org',
  stack: 'at Radar (https://stratum.test/assets/charts.js?of=ada:10:2)',
  page: '/en/result/01990000-0000-7000-8000-000000000001',
  build: 'client-B3x.js',
};
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('a fault of a page is logged without what is personal, and counted by browser', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const { app } = await createTestApp({ log });
  const report = (agent: string) =>
    callRoute(app, null, reportClientError, { body, headers: { 'user-agent': agent } });
  expect(await report(firefox)).toMatchObject({ status: 200, data: { received: true } });
  await report('curiosity/1.0');
  const [line = ''] = lines.filter((each) => each.includes('a page failed in a browser'));
  expect(JSON.parse(line).report).toEqual({
    message: 'No score for <email>',
    stack: 'at Radar (https://stratum.test/assets/charts.js:10:2)',
    page: '/en/result/:id',
    build: 'client-B3x.js',
    browser: 'Firefox',
  });
  const { body: metrics } = await app.inject({ url: '/metrics' });
  expect(metrics).toContain('client_errors_total{browser="Firefox"} 1');
  expect(metrics).toContain('client_errors_total{browser="other"} 1');
});

test('one network reports thirty a minute, and none too long', async () => {
  const { app, clock } = await createTestApp();
  const report = (message: string) =>
    callRoute(app, null, reportClientError, { body: { ...body, message } });
  expect((await report('x'.repeat(301))).status).toBe(422);
  for (let count = 0; count < 30; count += 1) expect((await report('x')).status).toBe(200);
  expect((await report('x')).status).toBe(429);
  clock.advance(60_000);
  expect((await report('x')).status).toBe(200);
});
