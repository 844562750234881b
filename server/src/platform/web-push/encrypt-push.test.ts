import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPushBrowser } from '../../../test/push-browser.ts';
import { areUsableKeys, encryptPush, maxPayload } from './encrypt-push.ts';

test('the example of RFC 8291 is encrypted as it says', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const payload = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encryptPush(payload, keys, { salt, sender }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a browser reads what is encrypted for it, up to the bytes that push services take', () => {
  const { subscription, read } = createPushBrowser();
  const longest = 'ü'.repeat(Math.floor(maxPayload / 2));
  for (const text of ['', 'Grüße', longest]) {
    const body = encryptPush(Buffer.from(text), subscription.keys);
    expect(read(body)).toBe(text);
    expect(body.length).toBeLessThanOrEqual(4096);
  }
  expect(() => encryptPush(Buffer.alloc(maxPayload + 1), subscription.keys)).toThrow('too long');
});

test('two pushes of one text have nothing in common', () => {
  const { keys } = createPushBrowser().subscription;
  const [one, other] = [1, 2].map(() => encryptPush(Buffer.from('twice'), keys));
  expect(one?.subarray(0, 16)).not.toEqual(other?.subarray(0, 16));
  expect(one?.subarray(21)).not.toEqual(other?.subarray(21));
});

test('keys that nothing can be encrypted for are told from those that it can', () => {
  const { keys } = createPushBrowser().subscription;
  expect(areUsableKeys(keys)).toBe(true);
  const offTheCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  for (const p256dh of ['', offTheCurve, keys.p256dh.slice(0, 40)]) {
    expect(areUsableKeys({ ...keys, p256dh })).toBe(false);
  }
  expect(areUsableKeys({ ...keys, auth: 'c2hvcnQ' })).toBe(false);
});
