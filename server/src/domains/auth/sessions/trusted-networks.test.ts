import { authRoutes } from '@stratum/contract/auth';
import type { UserId } from '@stratum/contract/ids';
import { apiBase } from '@stratum/contract/route';
import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { exhaustLimit } from '../../../../test/exhaust-limit.ts';
import { accountSubject } from '../limits.ts';
import { authPersonalData } from '../personal-data.ts';

const home = '2001:db8:1:2::7';
const elsewhere = '203.0.113.1';
const day = 24 * 60 * 60_000;

async function signIn({ app }: TestApp, email: string, password: string, remoteAddress: string) {
  const url = apiBase + authRoutes.signIn.path;
  const payload = { email, password };
  return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
}

/** What the archive of the account says of its networks. */
async function exportedNetworks({ database: { db } }: TestApp, userId: UserId) {
  for await (const entry of authPersonalData.export({ db, userId, locale: 'en' })) {
    if (entry.path === 'sign-ins/networks.json' && 'json' in entry) return entry.json();
  }
  throw new Error('networks are not in the archive');
}

/** How the tries of strangers everywhere leave the account, for networks that it does not trust. */
async function guessedFrom(on: TestApp, email: string, network: string) {
  await on.database.pool.query('DELETE FROM rate_limits');
  await exhaustLimit(on, 'signInByAccount', accountSubject(email));
  const statuses: number[] = [];
  for (const _ of '1234') statuses.push(await signIn(on, email, 'Lantern-9y', network));
  return statuses;
}

test('a network is trusted for thirty days from its last sign-in, whatever becomes of the counters', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user({ password: 'Lantern-9x' });
  expect(await signIn(on, email, 'Lantern-9x', home)).toBe(200);
  expect(await guessedFrom(on, email, home)).toEqual([401, 401, 401, 401]);
  expect(await guessedFrom(on, email, elsewhere)).toEqual([401, 401, 401, 429]);
  on.clock.advance(20 * day);
  expect(await signIn(on, email, 'Lantern-9x', '2001:db8:1:2::9')).toBe(200);
  on.clock.advance(30 * day - 1);
  expect(await guessedFrom(on, email, home)).toEqual([401, 401, 401, 401]);
  on.clock.advance(1);
  expect(await guessedFrom(on, email, home)).toEqual([401, 401, 401, 429]);
});

test('trusted networks are in the archive of the account, and are swept when they are trusted no more', async () => {
  const on = await createTestApp();
  const { id, email } = await on.build.user({ password: 'Lantern-9x' });
  expect(await signIn(on, email, 'Lantern-9x', home)).toBe(200);
  const kept = { network: '2001:db8:1:2::/64', lastSignInAt: on.clock.now() };
  expect(await exportedNetworks(on, id)).toEqual([kept]);
  on.clock.advance(30 * day);
  await on.jobs.sendScheduled();
  await on.jobs.drain();
  expect(await exportedNetworks(on, id)).toEqual([]);
});
