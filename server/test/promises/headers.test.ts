import { apiBase } from '@stratum/contract/route';
import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '../create-test-app.ts';

const { app, close } = await openTestApp();
afterAll(close);

it.each([
  `${apiBase}/levels`,
  `${apiBase}/profile-info`,
  '/healthz',
  '/api/docs',
  '/nowhere',
  `${apiBase}/%zz`,
])('sends the protective headers with %s, whatever its status', async (url) => {
  const { headers } = await app.inject({ url });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'x-request-id': expect.any(String),
  });
});

it('takes reports of what the policy blocked, and none that are too large', async () => {
  const report = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload,
    });
  expect((await report('{"csp-report":{"blocked-uri":"inline"}}')).statusCode).toBe(204);
  expect((await report('x'.repeat(20_000))).statusCode).toBe(413);
});

it('counts requests by route and status at /metrics', async () => {
  await app.inject({ url: `${apiBase}/levels` });
  await app.inject({ url: '/nowhere/at/all' });
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toContain(`route="${apiBase}/levels",status="200"`);
  expect(body).toContain('route="unmatched",status="404"');
});
