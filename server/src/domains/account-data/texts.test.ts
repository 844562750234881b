import { type Locale, locales } from '@stratum/contract/locale';
import { expect, test } from 'vitest';
import { accountErasedMail, deletionPlannedMail, exportReadyMail, readmeOf } from './texts.ts';

const at = new Date('2026-12-31T23:30:00Z');
const publicUrl = 'https://stratum.test';

function personIn(locale: Locale, timeZone: string) {
  return { email: 'ada@example.org', firstName: 'Ada', lastName: 'Example', locale, timeZone };
}

test.each([
  ['en', 'Europe/Berlin', '1 January 2027', '00:30'],
  ['en', 'America/New_York', '31 December 2026', '18:30'],
  ['fr', 'Europe/Paris', '1er janvier 2027', '00:30'],
  ['de', 'Pacific/Auckland', '1. Januar 2027', '12:30'],
] as const)(
  'dates stand in the reader’s language and time zone (%s, %s)',
  (locale, zone, day, time) => {
    const receiver = personIn(locale, zone);
    const planned = deletionPlannedMail(receiver, publicUrl, at);
    expect(planned.subject).toContain(day);
    for (const mail of [planned, exportReadyMail(receiver, publicUrl, at)]) {
      for (const form of [mail.text, mail.html]) {
        expect(form).toContain(day);
        expect(form).toContain(time);
      }
    }
  },
);

test.each(locales)('the mails lead to the profile in its language (%s)', (locale) => {
  const receiver = personIn(locale, 'UTC');
  for (const mail of [
    exportReadyMail(receiver, publicUrl, at),
    deletionPlannedMail(receiver, publicUrl, at),
  ]) {
    expect(mail.text).toContain(`https://stratum.test/${locale}/profile#data`);
    expect(mail.html).toContain(`href="https://stratum.test/${locale}/profile#data"`);
  }
});

test.each(locales)('nothing shows a missing message or an open placeholder (%s)', (locale) => {
  const person = personIn(locale, 'UTC');
  const mails = [
    exportReadyMail(person, publicUrl, at),
    deletionPlannedMail(person, publicUrl, at),
    accountErasedMail(person),
  ];
  const readme = readmeOf(person, ['profile.json', 'files/1/notes.txt'], at);
  const texts = mails.flatMap(({ subject, text, html }) => [subject, text, html]);
  for (const form of [...texts, readme.text, readme.path]) {
    expect(form).not.toMatch(/\{\{|(exportReady|deletionPlanned|erased|readme)\.\w+|undefined/);
  }
  for (const { text } of mails) expect(text).not.toContain('!');
  expect(readme.text).toContain('files/1/notes.txt');
});
