import { api } from '@stratum/contract/api';
import { apiBase } from '@stratum/contract/route';
import { afterEach, expect, test, vi } from 'vitest';
import { callRoute, dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { newcomer, signUpFor } from '../../../test/newcomer.ts';
import { createTime } from '../../../test/pass-time.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';
import { orgcodeLimits } from './find-organization.ts';

afterEach(() => void vi.useRealTimers());

const northlight = {
  name: 'Northlight Academy',
  orgcode: 'NORTH-LIGHT1',
  assignedCategories: ['mentality' as const],
};

function look({ app }: TestApp, orgcode: string) {
  return callRoute(app, null, api.getOrganization, { query: { orgcode } });
}

test('an organization is found by its code, however that is typed', async () => {
  const on = await createTestApp();
  await on.build.organization(northlight);
  expect(dataOf(await look(on, ' north-Light1 '))).toEqual(northlight);
  expect(await look(on, 'NORTH-LIGHT2')).toMatchObject({ status: 404 });
  for (const none of ['no code', '']) {
    expect(await look(on, none)).toMatchObject({ status: 422 });
  }
});

test('a person who signs up with a code joins, and is assigned its categories', async () => {
  const on = await createTestApp();
  await on.build.organization(northlight);
  const person = newcomer({
    orgcode: 'north-light1',
    country: 'CH',
    state: 'Bern',
    city: 'Thun',
  });
  const body = { email: person.email, otp: await signUpFor(on, person) };
  const session = dataOf(await callRoute(on.app, null, api.verifyOtp, { body }));
  expect(session.assignedCategories).toEqual(['mentality']);
  const profile = dataOf(await callRoute(on.app, session.accessToken, api.profileInfo));
  expect(profile).toMatchObject({
    organization: { name: 'Northlight Academy', orgcode: 'NORTH-LIGHT1' },
    state: 'Bern',
    city: 'Thun',
    assessment_completed: false,
  });
});

test('an unknown code is refused at its field, and nothing is begun', async () => {
  const on = await createTestApp();
  const person = newcomer({ orgcode: 'NOWHERE' });
  const refused = await callRoute(on.app, null, api.signUp, { body: person });
  expect(refused).toMatchObject({
    status: 422,
    error: { fields: { orgcode: 'No organisation has this code.' } },
  });
  expect(await on.mail.allTo(person.email)).toEqual([]);
});

test('a member has to complete the organization’s categories, other people all', async () => {
  const on = await createTestApp();
  const { id: organizationId } = await on.build.organization(northlight);
  const member = await on.build.user({ organizationId });
  const other = await on.build.user();
  for (const person of [member, other]) {
    expect(dataOf(await person.call(api.assessmentStatus)).assessment_completed).toBe(false);
    await takeAssessment(person, 'mentality');
  }
  const status = dataOf(await member.call(api.assessmentStatus));
  expect(status).toMatchObject({
    assessment_completed: true,
    assignedCategories: ['mentality'],
    organization: { name: 'Northlight Academy' },
  });
  const all = dataOf(await other.call(api.assessmentStatus));
  expect(all.assessment_completed).toBe(all.assignedCategories.length === 1);
  expect(all.assignedCategories).toContain('mentality');
});

test('codes cannot be tried out, while right ones count for nothing', async () => {
  const on = await createTestApp();
  const pass = createTime(on);
  await on.build.organization(northlight);
  const { points, seconds } = orgcodeLimits.orgcodeByNetwork;
  for (let n = 0; n <= points; n++) {
    expect((await look(on, northlight.orgcode)).status).toBe(200);
  }
  const misses = Array.from({ length: points }, (_, n) => look(on, `WRONG${n}`));
  expect((await Promise.all(misses)).map(({ status }) => status)).toEqual(Array(points).fill(404));
  expect(await look(on, 'WRONG')).toMatchObject({ status: 429 });
  const body = newcomer({ orgcode: 'WRONG' });
  expect((await callRoute(on.app, null, api.signUp, { body })).status).toBe(429);
  const elsewhere = await on.app.inject({
    url: apiBase + api.getOrganization.path,
    query: { orgcode: northlight.orgcode },
    remoteAddress: '192.0.2.9',
  });
  expect(elsewhere.statusCode).toBe(200);
  pass(seconds);
  expect((await look(on, northlight.orgcode)).status).toBe(200);
});
