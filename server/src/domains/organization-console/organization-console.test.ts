import { api } from '@stratum/contract/api';
import type { MonthFigures } from '@stratum/contract/console/organizations';
import { consoleOrganizationRoutes as routes } from '@stratum/contract/console/organizations';
import type { OrganizationId } from '@stratum/contract/ids';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { callRoute, dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eraseAccount } from '../../../test/erase-account.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';

const on = await openTestApp();
afterAll(() => on.close());

const administrator = await on.build.user({ role: 'admin' });
const assignedCategories = ['mentality' as const];
const confirmed = { password: 'Lantern-9x', reason: 'They have left the school.' };

async function anOrganization() {
  const body = { name: 'Northlight', assignedCategories };
  return dataOf(await administrator.call(routes.addOrganization, { body }));
}

function lookUp(orgcode: string) {
  return callRoute(on.app, null, api.getOrganization, { query: { orgcode } });
}

/** So many people who have joined. */
function membersOf(organizationId: OrganizationId, count: number): Promise<SignedInUser[]> {
  return Promise.all(Array.from({ length: count }, () => on.build.user({ organizationId })));
}

async function figuresOf(organizationId: OrganizationId) {
  const params = { organizationId };
  // Months have passed: the session of before has ended.
  const again = await administrator.again();
  return dataOf(await again.call(routes.organizationFigures, { params }));
}

/** Moves the clock to the middle of the month after. */
function nextMonth(): void {
  const now = on.clock.now();
  on.clock.set(
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15, 12)).toISOString(),
  );
}

it('a code is made, replaced, ended and taken up again; of two changes at once one is refused', async () => {
  const { id: organizationId, orgcode, version } = await anOrganization();
  const params = { organizationId };
  const change = (act: 'rotate' | 'end' | 'resume', from: number) =>
    administrator.call(routes.changeOrgcode, { params, body: { act, version: from } });
  expect((await lookUp(orgcode)).status).toBe(200);
  const rotated = dataOf(await change('rotate', version));
  expect(await change('end', version)).toMatchObject({ status: 409, error: { code: 'conflict' } });
  expect([(await lookUp(orgcode)).status, (await lookUp(rotated.orgcode)).status]).toEqual([
    404, 200,
  ]);
  const ended = dataOf(await change('end', rotated.version));
  expect((await lookUp(rotated.orgcode)).status).toBe(404);
  dataOf(await change('resume', ended.version));
  expect((await lookUp(rotated.orgcode)).status).toBe(200);
  const body = { name: 'Other', orgcode: rotated.orgcode, assignedCategories };
  expect(await administrator.call(routes.addOrganization, { body })).toMatchObject({
    status: 422,
    error: { fields: { orgcode: 'Another organisation has this code.' } },
  });
});

it('who has joined by a code that has ended goes on saving their profile', async () => {
  const { id: organizationId, orgcode, version } = await anOrganization();
  const [member = expect.unreachable()] = await membersOf(organizationId, 1);
  const body = { act: 'end' as const, version };
  dataOf(await administrator.call(routes.changeOrgcode, { params: { organizationId }, body }));
  const saved = await member.call(api.updateProfile, { body: { first_name: 'Bea', orgcode } });
  expect(saved).toMatchObject({ status: 200 });
  const stranger = await on.build.user();
  expect((await stranger.call(api.updateProfile, { body: { orgcode } })).status).toBe(422);
});

it('a list of addresses is invited at once, but for members', async () => {
  const { id: organizationId, orgcode } = await anOrganization();
  const [member = expect.unreachable()] = await membersOf(organizationId, 1);
  const emails = [
    'new-one@example.org',
    'NEW-ONE@example.org',
    'new-two@example.org',
    member.email,
  ];
  const body = { emails, locale: 'de' as const };
  const params = { organizationId };
  const invited = await administrator.call(routes.inviteToOrganization, { params, body });
  expect(dataOf(invited)).toEqual({ sent: 2, alreadyMembers: 1 });
  const { subject, text } = await on.mail.newestTo('new-two@example.org');
  expect(subject).toBe('Northlight lädt dich zu Stratum ein');
  expect(text).toContain(`/de/signup?orgcode=${orgcode}`);
  expect(await on.mail.allTo('new-one@example.org')).toHaveLength(1);
  expect(await on.mail.allTo(member.email)).toEqual([]);
});

it('a member is taken out after the password, and the list is searched and paged', async () => {
  const { id: organizationId } = await anOrganization();
  const [leaving = expect.unreachable(), ...others] = await membersOf(organizationId, 3);
  const params = { organizationId, memberId: leaving.id };
  const remove = (password: string) =>
    administrator.call(routes.removeFromOrganization, { params, body: { ...confirmed, password } });
  expect(await remove('Wrong-1x')).toMatchObject({ error: { code: 'wrong_credentials' } });
  expect((await remove(confirmed.password)).status).toBe(200);
  expect((await remove(confirmed.password)).status).toBe(404);
  expect(dataOf(await leaving.call(api.profileInfo)).organization).toBeNull();
  const page = async (query: object) =>
    dataOf(
      await administrator.call(routes.organizationMembers, { query: { organizationId, ...query } }),
    );
  const first = await page({ limit: 1 });
  const second = await page({ limit: 1, cursor: first.next ?? '' });
  const emails = others.map(({ email }) => email).toSorted();
  expect([...first.items, ...second.items].map(({ email }) => email)).toEqual(emails);
  expect(second.next).toBeNull();
  expect((await page({ search: leaving.email })).items).toEqual([]);
});

it('figures tell of months that have ended, of five people on, and never of the one who has left or joined', async () => {
  const { id: organizationId } = await anOrganization();
  const members = await membersOf(organizationId, 6);
  const newest = async (): Promise<MonthFigures> =>
    (await figuresOf(organizationId)).months[0] ?? expect.unreachable('no month has ended');
  expect((await figuresOf(organizationId)).months).toEqual([]);
  nextMonth();
  // They were members from the first day of no month yet.
  expect((await figuresOf(organizationId)).months).toEqual([]);
  for (const member of members) await takeAssessment(await member.again(), 'mentality');
  nextMonth();
  const first = await newest();
  expect(first).toMatchObject({ members: 6, levels: [{ level: expect.any(Number) }] });
  // One has left: what five people's figure would differ by is the sixth one's.
  await eraseAccount(on, members[0] ?? expect.unreachable());
  nextMonth();
  expect(await newest()).toMatchObject({ members: null });
  await membersOf(organizationId, 4);
  nextMonth();
  nextMonth();
  expect(await newest()).toMatchObject({ members: 9 });
  const { months, csv } = await figuresOf(organizationId);
  expect(months.find(({ month }) => month === first.month)).toEqual(first);
  const lines = months.map(({ month, members: count, levels }) =>
    [month, count ?? '', ...levels.map(({ level }) => level ?? '')].join(','),
  );
  expect(csv.trimEnd().split('\r\n')).toEqual(['month,members,mentality', ...lines]);
});
