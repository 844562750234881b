import { expect, test } from 'vitest';
import { defaultPushHosts, isOnPushHost, pushHostPattern } from './push-hosts.ts';

const isAllowed = (endpoint: string) => isOnPushHost(endpoint, defaultPushHosts);

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc%3d',
  'https://FCM.googleapis.com:443/send/abc',
])('%s is on a push service', (endpoint) => {
  expect(isAllowed(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/send/abc',
  'https://fcm.googleapis.com:8443/send/abc',
  'https://fcm.googleapis.com.example.org/send',
  'https://example.org/fcm.googleapis.com',
  'https://fcm.googleapis.com@example.org/',
  'https://user:word@fcm.googleapis.com/',
  'https://evil-push.apple.com/abc',
  'https://push.apple.com.example.org/',
  'https://other.googleapis.com/send',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'file:///etc/passwd',
  'not an address',
])('%s is not', (endpoint) => {
  expect(isAllowed(endpoint)).toBe(false);
});

test('an operator names hosts, hosts below one, and ports', () => {
  const hosts = ['push.example.org:8443', '*.push.example.net'];
  expect(hosts.every((host) => pushHostPattern.test(host))).toBe(true);
  expect(isOnPushHost('https://push.example.org:8443/a', hosts)).toBe(true);
  expect(isOnPushHost('https://push.example.org/a', hosts)).toBe(false);
  expect(isOnPushHost('https://eu.push.example.net/a', hosts)).toBe(true);
  for (const wrong of ['*', '*.', 'https://push.example.org', 'push.*.org', 'com']) {
    expect(pushHostPattern.test(wrong)).toBe(false);
  }
});
