import { profileRoutes } from '@stratum/contract/profile';
import { describe, expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { profileLimits } from './deps.ts';

const change = (user: SignedInUser, body: { phone: string | null }) =>
  user.call(profileRoutes.updateProfile, { body });
const allow = (user: SignedInUser, smsNotification = true) =>
  user.call(profileRoutes.updateSmsNotification, { body: { smsNotification } });
const isAllowed = async (user: SignedInUser) =>
  dataOf(await user.call(profileRoutes.profileInfo)).smsNotification;

describe('text messages', () => {
  test('need a number that they can reach', async () => {
    const { build, sms } = await createTestApp();
    const user = await build.user({ locale: 'fr' });
    const headers = { 'accept-language': 'fr' };
    const body = { smsNotification: true };
    const refused = await user.call(profileRoutes.updateSmsNotification, { body, headers });
    expect(refused.status).toBe(422);
    expect(refused.error).toMatchObject({
      fields: { smsNotification: 'Saisis d’abord un numéro de téléphone dans ton profil.' },
    });
    await change(user, { phone: '030 901820' });
    expect((await allow(user)).status).toBe(422);
    expect(await isAllowed(user)).toBe(false);
    expect(sms.sent).toEqual([]);
  });

  test('begin with one that says so, in the language of the receiver', async () => {
    const { build, sms } = await createTestApp();
    const user = await build.user({ locale: 'de' });
    await change(user, { phone: '+49 (0)30 901820' });
    expect(dataOf(await allow(user))).toEqual({ smsNotification: true });
    await allow(user);
    const [message] = await sms.allTo('+4930901820');
    expect(message?.text).toContain('In deinem Profil kannst du sie jederzeit abbestellen');
    expect(message?.text).toMatch(/So erreichst du uns: https?:\/\/\S+\/de\/privacy-policy$/);
    expect(sms.sent).toHaveLength(1);
    expect(await isAllowed(user)).toBe(true);
  });

  test('end when they are refused, and when the number goes or becomes another', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    await change(user, { phone: '+44 20 7946 0018' });
    await allow(user);
    await allow(user, false);
    expect(await isAllowed(user)).toBe(false);
    await allow(user);
    await change(user, { phone: '+44 (0)20 7946-0018' });
    expect(await isAllowed(user)).toBe(true);
    await change(user, { phone: '+44 20 7946 0019' });
    expect(await isAllowed(user)).toBe(false);
    await allow(user);
    await change(user, { phone: null });
    expect(await isAllowed(user)).toBe(false);
  });

  test('cannot be used to flood a number', async () => {
    const { build, sms } = await createTestApp();
    const user = await build.user();
    await change(user, { phone: '+44 20 7946 0018' });
    const { points } = profileLimits.smsConfirmations;
    for (let time = 0; time < points; time += 1) {
      expect((await allow(user)).status).toBe(200);
      await allow(user, false);
    }
    expect((await allow(user)).status).toBe(429);
    expect(await isAllowed(user)).toBe(false);
    expect(await sms.allTo('+442079460018')).toHaveLength(points);
  });
});
