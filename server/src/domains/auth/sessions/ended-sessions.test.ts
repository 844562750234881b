import { accountDataRoutes } from '@stratum/contract/account-data';
import { authRoutes as routes } from '@stratum/contract/auth';
import type { LiveEvent } from '@stratum/contract/events';
import type { SessionId } from '@stratum/contract/ids';
import { expect, onTestFinished, test } from 'vitest';
import type { SignedInUser } from '../../../../test/build.ts';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { eventsOf } from '../../../../test/live-events.ts';
import { resetTicketFor } from '../../../../test/password-reset.ts';

const password = 'Lantern-9x';
const newPassword = 'Kieselgur#4';

type End = (on: TestApp, here: SignedInUser, there: SignedInUser) => Promise<unknown>;

/** What ends sessions, and which of a person's two: the one it is done in, the other, or both. */
const ends: readonly (readonly [what: string, whose: 'here' | 'there' | 'both', end: End])[] = [
  [
    'signing out',
    'here',
    (_on, here) => here.call(routes.deleteSession, { params: { userId: here.id } }),
  ],
  [
    'ending one by its id',
    'there',
    async (_on, here, there) =>
      here.call(routes.endSession, { params: { sessionId: await idOf(there) } }),
  ],
  ['ending all others', 'there', (_on, here) => here.call(routes.endOtherSessions)],
  [
    'a new password',
    'there',
    (_on, here) =>
      here.call(routes.updatePassword, {
        body: { currentPassword: password, password: newPassword },
      }),
  ],
  [
    'a reset of the password',
    'both',
    async (on, here) => {
      const ticket = await resetTicketFor(on, here.email);
      const body = { ticket, password: newPassword };
      return callRoute(on.app, null, routes.resetPassword, { body });
    },
  ],
  [
    'asking for the account’s end',
    'there',
    (_on, here) => here.call(accountDataRoutes.deleteAccount, { body: { password } }),
  ],
];

async function idOf(user: SignedInUser): Promise<SessionId> {
  const { items } = dataOf(await user.call(routes.sessions));
  const own = items.find(({ current }) => current);
  if (!own) throw new Error('a caller has a session');
  return own.id;
}

/** The sessions that are said to have ended while the test runs. */
function endedSessions({ database }: TestApp): SessionId[] {
  const ended: SessionId[] = [];
  const unsubscribe = database.db.events.subscribe((signal) => {
    if ('endedSessions' in signal) ended.push(...signal.endedSessions);
  });
  onTestFinished(unsubscribe);
  return ended;
}

test.each(ends)('%s tells which sessions have ended: %s', async (_what, whose, end) => {
  const on = await createTestApp();
  const here = await on.build.user({ password });
  const there = await here.again();
  const ids = { here: [await idOf(here)], there: [await idOf(there)] };
  const ended = endedSessions(on);
  const events = await eventsOf(on, here.id, () => end(on, here, there));
  const expected = whose === 'both' ? [...ids.here, ...ids.there] : ids[whose];
  expect(ended.toSorted()).toEqual(expected.toSorted());
  expect(events.map(({ type }) => type)).toContain('sessions_changed' satisfies LiveEvent['type']);
});

test('the end of an account ends the session it was asked for in', async () => {
  const on = await createTestApp();
  const ada = await on.build.user({ password });
  const id = await idOf(ada);
  const { deletionDate } = dataOf(
    await ada.call(accountDataRoutes.deleteAccount, { body: { password } }),
  );
  on.clock.set(deletionDate);
  const ended = endedSessions(on);
  await on.jobs.sendScheduled();
  await on.jobs.drain();
  expect(ended).toEqual([id]);
});

test('signing in on another device has the others list their sessions anew', async () => {
  const on = await createTestApp();
  const ada = await on.build.user({ password });
  const body = { email: ada.email, password };
  const events = await eventsOf(on, ada.id, () => callRoute(on.app, null, routes.signIn, { body }));
  expect(events).toContainEqual({ type: 'sessions_changed' });
});
