import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { assessmentRoutes } from '@stratum/contract/assessments';
import { authRoutes } from '@stratum/contract/auth';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callRoute } from '../../../../test/call.ts';
import { createTestApp } from '../../../../test/create-test-app.ts';
import { newcomer } from '../../../../test/newcomer.ts';
import { resetTicketFor } from '../../../../test/password-reset.ts';
import { decoyHash, hashesAtOnce, hashPassword, matchingHashes } from './hashing.ts';

// The real function, watched and held back.
vi.mock('@node-rs/argon2', { spy: true });
// Files of one process share its modules: those that are loaded already call the function itself.
vi.hoisted(() => void vi.resetModules());

/** As `hashing.ts` reads them; the tests set no other size of the thread pool. */
const atOnce = hashesAtOnce(availableParallelism(), 4);

/** Lets no hash begin before `release`. */
async function holdHashes() {
  const { hash } = await vi.importActual<typeof argon2>('@node-rs/argon2');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  vi.mocked(argon2.hash).mockImplementation(async (...given) => {
    await released;
    return hash(...given);
  });
  onTestFinished(() => void vi.mocked(argon2.hash).mockReset());
  return { release, begun: () => vi.mocked(argon2.hash).mock.calls.length > 0 };
}

test('other requests are answered, written ones too, while more passwords wait than there are connections', async () => {
  const on = await createTestApp();
  const reader = await on.build.user();
  const owner = await on.build.user();
  const ticket = await resetTicketFor(on, owner.email);
  const { release, begun } = await holdHashes();
  let done = 0;
  const password = 'Kieselgur#4';
  const hashing = [
    ...Array.from({ length: 20 }, () => {
      const body = { email: owner.email, password };
      return callRoute(on.app, null, authRoutes.signIn, { body });
    }),
    callRoute(on.app, null, authRoutes.signUp, { body: newcomer() }),
    callRoute(on.app, null, authRoutes.resetPassword, { body: { ticket, password } }),
    owner.call(authRoutes.updatePassword, { body: { currentPassword: 'Lantern-9y', password } }),
  ].map((call) => call.finally(() => done++));
  await vi.waitUntil(begun);
  const draft = { categoryType: 'mentality', answers: { 'resilience.a': 3 } } as const;
  for (let n = 0; n < 10; n++) {
    expect((await reader.call(profileRoutes.profileInfo)).status).toBe(200);
    const saved = await reader.call(assessmentRoutes.saveAssessmentDraft, { body: draft });
    expect(saved.status).toBe(200);
  }
  expect(done).toBe(0);
  release();
  const statuses = (await Promise.all(hashing)).map(({ status }) => status);
  expect(statuses.slice(0, 20)).not.toContain(429);
  expect(statuses.slice(20)).toEqual([200, 200, 422]);
});

test('of 60 right sign-ins at once to one account none is refused for tries that are refunded', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user({ password: 'Lantern-9x' });
  const { rows } = await on.database.pool.query('SELECT password_hash FROM users');
  vi.mocked(argon2.hash).mockImplementation(async () => rows[0].password_hash);
  onTestFinished(() => void vi.mocked(argon2.hash).mockReset());
  const body = { email, password: 'Lantern-9x' };
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => callRoute(on.app, null, authRoutes.signIn, { body })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  const spent = 'SELECT sum(points)::int AS spent FROM rate_limits';
  expect((await on.database.pool.query(spent)).rows).toEqual([{ spent: 0 }]);
});

test('a comparison takes one place however many hashes it is with', async () => {
  const { release } = await holdHashes();
  const comparisons = Array.from({ length: 500 + atOnce + 1 }, () =>
    matchingHashes('Lantern-9x', [], []).then(
      () => 'compared',
      () => 'refused',
    ),
  );
  vi.mocked(argon2.hash).mockImplementation(async () => 'another');
  release();
  const outcomes = await Promise.all(comparisons);
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(1);
});

test('the stand-in for a missing hash costs what a real one costs', async () => {
  const real = argon2.parseOptions(await hashPassword('Lantern-9x'));
  expect(argon2.parseOptions(decoyHash)).toEqual(real);
});

test('passwords are compared beside the event loop, no more at once than threads are left to', async () => {
  const { hash } = await vi.importActual<typeof argon2>('@node-rs/argon2');
  let running = 0;
  let most = 0;
  vi.mocked(argon2.hash).mockImplementation(async (...given) => {
    most = Math.max(most, ++running);
    const made = await hash(...given);
    running -= 1;
    return made;
  });
  onTestFinished(() => void vi.mocked(argon2.hash).mockReset());
  let turns = 0;
  const counting = setInterval(() => turns++, 0);
  await Promise.all(Array.from({ length: 20 }, () => matchingHashes('Lantern-9x', [])));
  clearInterval(counting);
  expect(most).toBe(atOnce);
  expect(turns).toBeGreaterThan(20);
});
