import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { installOutboxPage } from './outbox-page.ts';

const mail = {
  id: '01990000-0000-7000-8000-000000000001',
  to: 'chloe@example.org',
  sentAt: '2026-11-20T09:00:00.000Z',
  subject: 'Bonjour <toi>',
  text: 'Un mail',
  html: '',
};
const sms = {
  id: '01990000-0000-7000-8000-000000000002',
  to: '+33612345678',
  locale: 'fr' as const,
  sentAt: '2026-11-20T09:01:00.000Z',
  text: 'Un SMS <b>',
};

async function pageOf(outboxes: Parameters<typeof installOutboxPage>[1]) {
  const app = fastify();
  onTestFinished(() => app.close());
  await installOutboxPage(app, outboxes);
  return (await app.inject({ url: '/outbox', headers: { 'accept-language': 'fr' } })).body;
}

test('mails and text messages stand in one list, newest first, as text', async () => {
  const page = await pageOf({
    mails: { list: async () => [mail], read: async () => mail },
    messages: { list: async () => [sms] },
  });
  expect(page.indexOf('+33612345678')).toBeLessThan(page.indexOf('chloe@example.org'));
  expect(page).toContain('<h2>SMS</h2>');
  expect(page).toContain('<h2>Bonjour &lt;toi&gt;</h2>');
  expect(page).toContain('Un SMS &lt;b&gt;');
});

test('a real mail server leaves the text messages readable', async () => {
  const page = await pageOf({ mails: null, messages: { list: async () => [sms] } });
  expect(page.match(/<article/g)).toHaveLength(1);
});
