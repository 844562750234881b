import { profileRoutes } from '@stratum/contract/profile';
import { expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

test('a person reads their profile, and nothing else about the account', async () => {
  const { build } = await createTestApp();
  await build.user({ first_name: 'Bruno' });
  const chloe = await build.user({ first_name: 'Chloé', locale: 'fr', timeZone: 'Europe/Paris' });
  expect(dataOf(await chloe.call(profileRoutes.profileInfo))).toEqual({
    id: chloe.id,
    first_name: 'Chloé',
    last_name: 'Example',
    email: chloe.email,
    image: null,
    assessment_completed: false,
    gender: null,
    birthDate: null,
    phone: null,
    country: null,
    state: null,
    city: null,
    organization: null,
    smsNotification: false,
    locale: 'fr',
    timeZone: 'Europe/Paris',
    dayStartHour: 0,
    restWeekdays: [],
    role: 'user',
    hasPassword: true,
    deletionDate: null,
    createdAt: '2026-11-20T09:00:00.000Z',
  });
});
