import { afterAll, expect, it } from 'vitest';
import { callRoute } from '../call.ts';
import { openIssuerApp } from '../open-issuer-app.ts';
import { everyRoute } from './every-route.ts';

const routes = (await everyRoute()).filter(
  ({ route }) => route.access.policy === 'owner_or_administrator',
);

const { on, issuer, close } = await openIssuerApp();
afterAll(close);

async function auditLog() {
  const { rows } = await on.database.pool.query<{ action: string; details: object }>(
    'SELECT action, details FROM audit_log ORDER BY position',
  );
  return rows;
}

it.each(routes)(
  '$name for another person is written into the audit log, for the caller is not',
  async ({ route, sample }) => {
    const before = (await auditLog()).length;
    const owner = await on.build.user();
    const [stranger, admin] = [await on.build.user(), await on.build.user({ role: 'admin' })];
    const sent = await sample.call?.({ on, issuer, owner });
    for (const [caller, status] of [
      [owner, 200],
      [stranger, 403],
      [admin, 200],
    ] as const) {
      expect((await callRoute(on.app, caller.token, route, sent)).status).toBe(status);
    }
    const written = (await auditLog()).slice(before);
    expect(written).toEqual([{ action: 'person_read', details: { route: route.path } }]);
  },
);

it('more than three routes can be read by an administrator', () => {
  expect(routes.length).toBeGreaterThan(3);
});
