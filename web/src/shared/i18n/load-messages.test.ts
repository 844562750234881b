import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { changeLanguage, loadMessagesFor } from './load-messages.ts';

const unaborted = new AbortController().signal;

async function withFiles(isThere: (locale: string, namespace: string) => boolean) {
  return createI18n({
    locale: 'en',
    messages: {},
    load: async (locale, namespace) => {
      if (!isThere(locale, namespace)) throw new Error('no network');
      return { greeting: `${namespace} in ${locale}` };
    },
  });
}

test('messages that do not arrive are no page with keys for words', async () => {
  let isOnline = false;
  const i18n = await withFiles(() => isOnline);
  await expect(loadMessagesFor(i18n, ['shell'])).rejects.toThrow();
  isOnline = true;
  await loadMessagesFor(i18n, ['shell']);
  expect(i18n.getResource('en', 'shell', 'greeting')).toBe('shell in en');
});

test('a language whose messages do not all arrive is not changed to', async () => {
  const i18n = await withFiles((locale, name) => locale === 'en' || name === 'shell');
  await loadMessagesFor(i18n, ['shell', 'features/auth']);
  await expect(changeLanguage(i18n, 'de', unaborted)).rejects.toThrow();
  expect(i18n.language).toBe('en');
});

test('a language brings all messages of the one before', async () => {
  const i18n = await withFiles(() => true);
  await loadMessagesFor(i18n, ['shell', 'features/auth']);
  await changeLanguage(i18n, 'de', unaborted);
  expect(i18n.hasResourceBundle('de', 'features/auth')).toBe(true);
  expect(i18n.language).toBe('de');
});

test('a change of language that was called off meanwhile does not take place', async () => {
  const i18n = await withFiles(() => true);
  await loadMessagesFor(i18n, ['shell']);
  const calling = new AbortController();
  const change = changeLanguage(i18n, 'de', calling.signal);
  calling.abort();
  await expect(change).rejects.toThrow();
  expect(i18n.language).toBe('en');
});
