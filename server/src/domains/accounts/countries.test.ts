import { readFile } from 'node:fs/promises';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

const migration = new URL('../../../migrations/0014_existing_countries.sql', import.meta.url);

const migrated = { CH: 'CH', ZW: 'ZW', UK: 'GB', YU: 'RS', ZZ: null, QU: null };

test('an account that was stored with a country that does not exist has the one it became, or none', async () => {
  const { build, database } = await createTestApp();
  const people = await Promise.all(Object.keys(migrated).map(() => build.user()));
  for (const [index, code] of Object.keys(migrated).entries()) {
    const place = 'UPDATE users SET country = $2, city = $3 WHERE id = $1';
    await database.pool.query(place, [people[index]?.id, code, 'Lyon']);
  }
  await database.pool.query(await readFile(migration, 'utf8'));
  const answers = await Promise.all(people.map((user) => user.call(profileRoutes.profileInfo)));
  const profiles = answers.map(dataOf);
  expect(profiles.map(({ country }) => country)).toEqual(Object.values(migrated));
  expect(profiles.every(({ city }) => city === 'Lyon')).toBe(true);
});
