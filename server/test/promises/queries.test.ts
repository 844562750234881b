import { api } from '@stratum/contract/api';
import { assessmentRoutes } from '@stratum/contract/assessments';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { doorChannel, type OpenedDoor } from '../../src/platform/http/doors.ts';
import { callRoute } from '../call.ts';
import { createTestApp, openTestApp } from '../create-test-app.ts';
import { type Issuer, startIssuer } from '../oidc-issuer.ts';
import { everyRoute } from './every-route.ts';

/** What the job queue does besides taking jobs has times of its own, which are no route's. */
function isUpkeep(sent: unknown): boolean {
  const text = typeof sent === 'string' ? sent : (sent as { text: string }).text;
  return /\bpgboss\./.test(text) && !/INSERT INTO pgboss\.job/.test(text);
}

const routes = await everyRoute();

let issuer: Issuer;
let on: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  issuer = await startIssuer();
  on = await openTestApp({ signInProvider: issuer.provider });
  await on.jobs.ready();
});
afterAll(async () => {
  await on.close();
  await issuer.close();
});

describe.each(routes)('$name', ({ route, sample }) => {
  it(`succeeds with at most ${sample.statements} statements, by the doors it names`, async () => {
    const owner = await on.build.user();
    const sent = await sample.call?.({ on, issuer, owner });
    const opened = new Set<string>();
    const hear = (door: unknown) => void opened.add((door as OpenedDoor).object);
    doorChannel.subscribe(hear);
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const { status } = await callRoute(on.app, owner.token, route, sent);
    const counted = statements.mock.calls.filter(([text]) => !isUpkeep(text));
    statements.mockRestore();
    doorChannel.unsubscribe(hear);
    expect(status).toBe(200);
    expect(counted.length).toBeLessThanOrEqual(sample.statements);
    expect([...opened]).toEqual('objects' in route.access ? Object.keys(route.access.objects) : []);
  });
});

describe('more writes at once than the pool has connections', () => {
  it('are all answered, and reads go on between them', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    const body = { categoryType: 'mentality', answers: { 'resilience.a': 3 } } as const;
    const calls = Array.from({ length: 120 }, (_, count) =>
      count % 3 === 0
        ? user.call(assessmentRoutes.assessmentStatus)
        : user.call(assessmentRoutes.saveAssessmentDraft, { body }),
    );
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('wait for no second connection while they hold one: limits are counted before', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    const phone = '+44 20 7946 0018';
    expect((await user.call(api.updateProfile, { body: { phone } })).status).toBe(200);
    const calls = Array.from({ length: 60 }, (_, count) =>
      user.call(api.updateSmsNotification, { body: { smsNotification: count % 2 === 0 } }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  });
});
