import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+15550100200',
};

test('settings that belong together are taken together', () => {
  expect(readConfig(twilio)).toMatchObject(twilio);
  expect(readConfig({}).TWILIO_FROM).toBeUndefined();
});

test.each(Object.keys(twilio))(
  'the start stops with the name of %s where only it is missing',
  (name) => {
    expect(() => readConfig({ ...twilio, [name]: '' })).toThrow(`${name}: is missing beside`);
  },
);

test.each([
  ['TWILIO_ACCOUNT_SID', 'AC12'],
  ['TWILIO_FROM', '0170 123'],
  ['TWILIO_FROM', 'Stratum, the whole of it'],
  ['GOOGLE_PLACES_KEY', 'two words'],
])('the start stops with the name of %s where it is %s', (name, value) => {
  expect(() => readConfig({ ...twilio, [name]: value })).toThrow(`${name}: is `);
});

test('a master key is 32 bytes in base64', () => {
  const key = Buffer.alloc(32, 7);
  expect(readConfig({ SECRET_KEY: key.toString('base64') }).SECRET_KEY).toEqual(key);
  for (const wrong of ['secret', key.toString('base64').slice(4), 'ö'.repeat(44)]) {
    expect(() => readConfig({ SECRET_KEY: wrong })).toThrow('SECRET_KEY: is not ');
  }
});

test('a sender may be a name', () => {
  expect(readConfig({ ...twilio, TWILIO_FROM: 'Stratum' }).TWILIO_FROM).toBe('Stratum');
});

test('an operator’s address is taken line by line', () => {
  const { OPERATOR_ADDRESS } = readConfig({ OPERATOR_ADDRESS: 'Street 1 | 8000 Zürich' });
  expect(OPERATOR_ADDRESS).toEqual(['Street 1', '8000 Zürich']);
});

test.each([
  ['PORT', '99999'],
  ['HOST', 'not a host'],
  ['MAIL_FROM', 'nobody'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DEMO', 'maybe'],
  ['SMTP_URL', 'mail.example.org'],
  ['OPERATOR_ADDRESS', 'Street 1||Zürich'],
  ['OPERATOR_EMAIL', 'nobody'],
  ['OPERATOR_COUNTRY', 'Switzerland'],
  ['OPERATOR_COUNTRY', 'XX'],
  ['OPERATOR_PHONE', 'call me'],
  ['EMERGENCY_NUMBER', 'call me'],
  ['HELPLINE_URL', 'http://helpline.example.org'],
])('the start stops with the name of %s where it is %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: `);
});

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://stratum.example.org',
  SMTP_URL: 'smtp://mail.example.org',
};

test.each(['PUBLIC_URL', 'SMTP_URL'])('production does not start without %s', (name) => {
  expect(readConfig(production)).toMatchObject(production);
  const given = { ...production, [name]: '' };
  expect(() => readConfig(given)).toThrow(`${name}: must be set in production to `);
  expect(() => readConfig({ ...given, NODE_ENV: 'development' })).not.toThrow();
});

test('production keeps mails as files where the word says so', () => {
  expect(readConfig({ ...production, SMTP_URL: 'outbox' }).SMTP_URL).toBeUndefined();
  expect(() => readConfig({ ...production, SMTP_URL: 'inbox' })).toThrow('SMTP_URL: is not');
});

test.each(['web', 'worker'])('a process that is %s alone shares a database with others', (ROLE) => {
  expect(() => readConfig({ ROLE })).toThrow(`DATABASE_URL: is missing beside ROLE=${ROLE}`);
  expect(readConfig({ ROLE, DATABASE_URL: 'postgres://db' }).ROLE).toBe(ROLE);
  expect(readConfig({}).ROLE).toBe('all');
});

test('push services are named by their hosts, the large ones where none is', () => {
  const hosts = (list: string) => readConfig({ PUSH_HOSTS: list }).PUSH_HOSTS;
  expect(hosts('Push.example.org:8443, *.push.example.net')).toEqual([
    'push.example.org:8443',
    '*.push.example.net',
  ]);
  expect(hosts('push.example.org:443')).toEqual(['push.example.org']);
  expect(hosts('')).toContain('fcm.googleapis.com');
  expect(() => hosts('https://push.example.org')).toThrow('PUSH_HOSTS: is no list of hosts');
});
