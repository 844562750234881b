import { afterAll, beforeAll, expect, it } from 'vitest';
import { callRoute } from '../call.ts';
import { openTestApp } from '../create-test-app.ts';
import { type Issuer, startIssuer } from '../oidc-issuer.ts';
import { everyRoute } from './every-route.ts';

const routes = (await everyRoute()).filter(
  ({ route }) => route.access.policy === 'owner_or_administrator',
);

let issuer: Issuer;
let test: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  issuer = await startIssuer();
  test = await openTestApp({ signInProvider: issuer.provider });
});
afterAll(async () => {
  await test.close();
  await issuer.close();
});

async function auditLog() {
  const { rows } = await test.database.pool.query<{ action: string; details: object }>(
    'SELECT action, details FROM audit_log ORDER BY position',
  );
  return rows;
}

it.each(routes)(
  '$name by an administrator for somebody else is written into the audit log, by the person is not',
  async ({ route, sample }) => {
    const before = (await auditLog()).length;
    const owner = await test.build.user();
    const [stranger, admin] = [await test.build.user(), await test.build.user({ role: 'admin' })];
    const sent = await sample.call?.({ on: test, issuer, owner });
    for (const [caller, status] of [
      [owner, 200],
      [stranger, 403],
      [admin, 200],
    ] as const) {
      expect((await callRoute(test.app, caller.token, route, sent)).status).toBe(status);
    }
    const written = (await auditLog()).slice(before);
    expect(written).toEqual([{ action: 'person_read', details: { route: route.path } }]);
  },
);

it('there are such routes', () => {
  expect(routes.length).toBeGreaterThan(3);
});
