import { profileRoutes } from '@stratum/contract/profile';
import type { SentPart } from '@stratum/contract/route';
import { describe, expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { lockWaits } from '../../../test/lock-waits.ts';
import { columnsOf } from './update-profile.ts';

type Change = NonNullable<SentPart<typeof profileRoutes.updateProfile, 'body'>>;

async function profileOf(user: SignedInUser) {
  return dataOf(await user.call(profileRoutes.profileInfo));
}

function change(user: SignedInUser, body: Change) {
  return user.call(profileRoutes.updateProfile, { body });
}

const whole: Change = {
  first_name: 'Édith',
  last_name: 'Ngũgĩ',
  gender: 'female',
  birthDate: '1990-02-28',
  phone: '+44 20 7946 0018',
  country: 'GB',
  state: 'England',
  city: 'London',
  locale: 'de',
  timeZone: 'Europe/London',
  dayStartHour: 4,
  restWeekdays: ['Sunday', 'Saturday'],
};

test('a field that the contract does not name writes no column of its name', () => {
  const body = Object.assign({ locale: 'fr' } as const, {
    role: 'admin',
    email: 'eve@example.org',
  });
  const written = Object.entries(columnsOf(body)).filter(([, value]) => value !== undefined);
  expect(written).toEqual([['locale', 'fr']]);
});

describe('what a person changes', () => {
  test('is answered, kept, and leaves other people alone', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    const other = await build.user();
    const otherBefore = await profileOf(other);
    expect(dataOf(await change(user, whole))).toMatchObject(whole);
    expect(await profileOf(user)).toMatchObject(whole);
    expect(await profileOf(other)).toEqual(otherBefore);
  });

  test('stays as it is where it is left out, and is emptied by null', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    const before = dataOf(await change(user, whole));
    expect(dataOf(await change(user, {}))).toEqual(before);
    expect(dataOf(await change(user, { city: null, birthDate: null }))).toEqual({
      ...before,
      city: null,
      birthDate: null,
    });
  });

  test.each([
    ['first_name', { first_name: '  ' }],
    ['first_name', { first_name: 'x'.repeat(61) }],
    ['birthDate', { birthDate: '2026-11-21' }],
    ['birthDate', { birthDate: '1899-12-31' }],
    ['birthDate', { birthDate: '2025-02-29' }],
    ['phone', { phone: 'call me' }],
    ['dayStartHour', { dayStartHour: 7 }],
    ['restWeekdays', { restWeekdays: ['Sunday', 'Sunday'] }],
    ['country', { country: 'gb' }],
    ['country', { country: 'ZZ' }],
    ['country', { city: 'Lyon' }],
    ['country', { state: 'Rhône', country: null }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['orgcode', { orgcode: 'NOBODY-1' }],
  ] satisfies [string, Change][])('is refused whole for a wrong %s', async (field, wrong) => {
    const { build } = await createTestApp();
    const user = await build.user();
    const before = await profileOf(user);
    const { status, error } = await change(user, { last_name: 'Lyon', ...wrong });
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
    expect(await profileOf(user)).toEqual(before);
  });

  test('names no mail address, no role and no date of deletion', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    for (const forged of [{ email: 'x@example.org' }, { role: 'admin' }, { deletionDate: null }]) {
      expect((await change(user, forged as Change)).status).toBe(422);
    }
  });

  test('may be a birth date of today where the person is, which elsewhere is tomorrow', async () => {
    const { build, clock } = await createTestApp();
    clock.set(new Date('2026-11-20T22:30:00Z'));
    const user = await build.user({ timeZone: 'Europe/London' });
    expect((await change(user, { birthDate: '2026-11-21' })).status).toBe(422);
    const moved = { birthDate: '2026-11-21', timeZone: 'Pacific/Auckland' };
    expect((await change(user, moved)).status).toBe(200);
  });
});

describe('where a person lives', () => {
  const inGerman = { headers: { 'accept-language': 'de' } };

  test('is stored alike whatever language it was chosen in, and read in the reader’s', async () => {
    const { build, database } = await createTestApp();
    const user = await build.user();
    const body = { country: 'DE', state: 'Bayern', city: 'München' };
    const answer = await user.call(profileRoutes.updateProfile, { body, ...inGerman });
    expect(dataOf(answer)).toMatchObject(body);
    expect(await profileOf(user)).toMatchObject({ state: 'Bavaria', city: 'Munich' });
    const { rows } = await database.pool.query('SELECT state, city FROM users');
    expect(rows).toEqual([{ state: 'Bavaria', city: 'Munich' }]);
  });

  test('stays as it was typed where no list knows it', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    const body = { country: 'DE', state: 'Atlantis', city: 'Poseidonis' };
    dataOf(await change(user, body));
    expect(dataOf(await user.call(profileRoutes.profileInfo, inGerman))).toMatchObject(body);
  });

  test('keeps its country while it names a city', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    dataOf(await change(user, { country: 'GB', city: 'London' }));
    const { status, error } = await change(user, { country: null });
    expect(status).toBe(422);
    expect(error).toMatchObject({ fields: { country: 'Choose a country from the list.' } });
    const nowhere = { country: null, city: null };
    expect(dataOf(await change(user, nowhere))).toMatchObject(nowhere);
    expect(dataOf(await change(user, { country: 'FR', state: 'Brittany' }))).toMatchObject({
      country: 'FR',
      state: 'Brittany',
    });
  });
});

describe('a country', () => {
  test('that becomes another one takes along what lies in it, unless that is given anew', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    const london = { country: 'GB', state: 'England', city: 'London' };
    dataOf(await change(user, london));
    expect(dataOf(await change(user, { country: 'GB' }))).toMatchObject(london);
    const moved = { country: 'FR', state: null, city: 'Lyon' };
    expect(dataOf(await change(user, { country: 'FR', city: 'Lyon' }))).toMatchObject(moved);
    const nowhere = { country: 'CH', state: null, city: null };
    expect(dataOf(await change(user, { country: 'CH' }))).toMatchObject(nowhere);
  });

  test('is given to a city that was kept without one', async () => {
    const { build, database } = await createTestApp();
    const user = await build.user();
    await database.pool.query(`UPDATE users SET city = 'Lyon'`);
    const lyon = { country: 'FR', city: 'Lyon' };
    expect(dataOf(await change(user, { country: 'FR' }))).toMatchObject(lyon);
  });

  test('that another change takes away first is missed by the one that names a city', async () => {
    const on = await createTestApp();
    const user = await on.build.user();
    dataOf(await change(user, { country: 'GB' }));
    const other = await on.database.pool.connect();
    await other.query('BEGIN');
    await other.query('UPDATE users SET country = NULL WHERE id = $1', [user.id]);
    const naming = change(user, { city: 'London' });
    await lockWaits(on, 1);
    await other.query('COMMIT');
    other.release();
    expect(await naming).toMatchObject({ status: 422, error: { code: 'invalid_input' } });
    expect(await profileOf(user)).toMatchObject({ country: null, city: null });
  });
});

describe('an organization', () => {
  test('is joined by its code in any case, changed for another, and left', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    const [acme, north] = [
      { name: 'Acme Ltd', orgcode: 'ACME-24' },
      { name: 'North Ltd', orgcode: 'NORTH' },
    ];
    for (const organization of [acme, north]) await build.organization(organization);
    const joined = await change(user, { orgcode: ' acme-24 ' });
    expect(dataOf(joined).organization).toEqual(acme);
    expect(dataOf(await change(user, { orgcode: 'NORTH' })).organization).toEqual(north);
    expect(dataOf(await change(user, { last_name: 'Oslo' })).organization).toEqual(north);
    expect(dataOf(await change(user, { orgcode: null })).organization).toBeNull();
  });
});
