import { readFile } from 'node:fs/promises';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

const { profileInfo, updateProfile } = profileRoutes;
const migration = new URL('../../../migrations/0007_canonical_time_zones.sql', import.meta.url);

test('a name that days cannot be counted by is refused, another kept in its canonical spelling', async () => {
  const { build } = await createTestApp();
  const user = await build.user();
  const set = (timeZone: string) => user.call(updateProfile, { body: { timeZone } });
  expect(await set('PST')).toMatchObject({ status: 422, error: { code: 'invalid_input' } });
  expect(dataOf(await set('europe/BERLIN')).timeZone).toBe('Europe/Berlin');
});

const migrated = {
  PST: 'America/Los_Angeles',
  ist: 'Asia/Kolkata',
  'SystemV/EST5EDT': 'America/New_York',
  'US/Pacific-New': 'America/Los_Angeles',
  'SystemV/Nowhere': 'UTC',
  XYZ: 'UTC',
  est: 'EST',
  'america/PORT-AU-prince': 'America/Port-au-Prince',
  'Asia/Calcutta': 'Asia/Calcutta',
  'Europe/Berlin': 'Europe/Berlin',
};

test('an account that was stored with such a name goes on with the zone it stands for', async () => {
  const { build, database } = await createTestApp();
  const zones = Object.keys(migrated);
  const people = await Promise.all(zones.map((timeZone) => build.user({ timeZone })));
  await database.pool.query(await readFile(migration, 'utf8'));
  const profiles = await Promise.all(people.map((person) => person.call(profileInfo)));
  expect(profiles.map((profile) => dataOf(profile).timeZone)).toEqual(Object.values(migrated));
});
