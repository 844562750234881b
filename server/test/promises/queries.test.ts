import { api } from '@stratum/contract/api';
import { assessmentRoutes } from '@stratum/contract/assessments';
import { afterAll, describe, expect, it } from 'vitest';
import { doorChannel, type OpenedDoor } from '../../src/platform/http/doors.ts';
import { callRoute } from '../call.ts';
import { createTestApp } from '../create-test-app.ts';
import { openIssuerApp } from '../open-issuer-app.ts';
import { statementsOf } from '../sent-statements.ts';
import { everyRoute, roleFor } from './every-route.ts';

const routes = await everyRoute();

const { on, issuer, close } = await openIssuerApp();
afterAll(close);
await on.jobs.ready();

describe.each(routes)('$name', ({ route, sample }) => {
  it(`succeeds with at most ${sample.statements} statements, by the doors it names`, async () => {
    const owner = await on.build.user({ role: roleFor(route) });
    const sent = await sample.call?.({ on, issuer, owner });
    const opened = new Set<string>();
    const hear = (door: unknown) => void opened.add((door as OpenedDoor).object);
    doorChannel.subscribe(hear);
    const statements = await statementsOf(async () => {
      expect((await callRoute(on.app, owner.token, route, sent)).status).toBe(200);
    });
    doorChannel.unsubscribe(hear);
    expect(statements.length).toBeLessThanOrEqual(sample.statements);
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
