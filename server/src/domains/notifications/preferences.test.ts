import { notificationChannels, notificationChoices } from '@stratum/contract/notification-kinds';
import {
  type PreferencesChange,
  notificationPreferenceRoutes as routes,
} from '@stratum/contract/notification-preferences';
import { afterAll, expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';

const on = await openTestApp();
afterAll(on.close);

const read = async (user: SignedInUser) =>
  dataOf(await user.call(routes.getNotificationPreferences));
const change = (user: SignedInUser, body: PreferencesChange) =>
  user.call(routes.putNotificationPreferences, { body });

test('whoever has chosen nothing has the first choice of each kind and channel', async () => {
  const { kinds, quietHours, digestTime } = await read(await on.build.user());
  expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(notificationChoices));
  for (const { kind, ...modes } of kinds) {
    for (const channel of notificationChannels) {
      expect(modes[channel]).toBe(notificationChoices[kind][channel][0]);
    }
  }
  expect({ quietHours, digestTime }).toEqual({
    quietHours: { from: '22:00', to: '07:00' },
    digestTime: '18:00',
  });
});

test('what is named changes, and all else stays', async () => {
  const ada = await on.build.user();
  const before = await read(ada);
  await change(ada, { kinds: [{ kind: 'streak_at_risk', email: 'digest', sms: 'instant' }] });
  await change(ada, { kinds: [{ kind: 'streak_at_risk', email: 'instant' }], digestTime: '07:15' });
  const answer = dataOf(await change(ada, { quietHours: null }));
  const { kinds, ...others } = answer;
  expect(others).toEqual({
    quietHours: null,
    digestTime: '07:15',
    showOthersInPushes: false,
  });
  expect(kinds).toEqual(
    before.kinds.map((row) =>
      row.kind === 'streak_at_risk' ? { ...row, email: 'instant', sms: 'instant' } : row,
    ),
  );
  expect(await read(ada)).toEqual(answer);
  expect(dataOf(await change(ada, answer))).toEqual(answer);
});

test('two devices that change different kinds at once do not undo each other', async () => {
  const ada = await on.build.user();
  const changed = ['streak_at_risk', 'checkin_reminder'] as const;
  await Promise.all(changed.map((kind) => change(ada, { kinds: [{ kind, push: 'off' }] })));
  const { kinds } = await read(ada);
  const pushOf = (name: string) => kinds.find(({ kind }) => kind === name)?.push;
  expect(changed.map(pushOf)).toEqual(['off', 'off']);
});

test.each([
  [
    'a mail of the account',
    { kinds: [{ kind: 'password_changed', email: 'off' }] },
    'kinds.0.email',
  ],
  ['a text message', { kinds: [{ kind: 'new_sign_in', sms: 'instant' }] }, 'kinds.0.sms'],
  ['no time at all', { quietHours: { from: '22:00', to: '22:00' } }, 'quietHours.to'],
  ['a time that clocks do not show', { digestTime: '24:00' }, 'digestTime'],
] as const)('%s that cannot be chosen is refused at its place', async (_what, body, field) => {
  const { status, error } = await change(await on.build.user(), body as PreferencesChange);
  expect(status).toBe(422);
  expect(error).toMatchObject({ fields: { [field]: expect.any(String) } });
});
