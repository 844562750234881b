import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '@stratum/contract/locale';
import { describe, expect, test } from 'vitest';
import authDe from '../src/features/auth/messages.de.json' with { type: 'json' };
import authEn from '../src/features/auth/messages.en.json' with { type: 'json' };
import authFr from '../src/features/auth/messages.fr.json' with { type: 'json' };
import { addressesOf } from './prerendered-pages.ts';
import { shellMessages } from './shell-page.ts';

const client = path.resolve(import.meta.dirname, '../dist/client');
const texts = { en: authEn, fr: authFr, de: authDe };
const documents = await Promise.all(
  ['/login', '/signup'].flatMap(addressesOf).map(async (page) => ({
    ...page,
    html: await readFile(path.join(client, page.file), 'utf8'),
  })),
);
const everyClass = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
const appSheet = await readFile(path.join(client, await appSheetName()), 'utf8');

async function appSheetName(): Promise<string> {
  const shell = await readFile(path.join(client, 'pages/shell.en.html'), 'utf8');
  const [, name = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(shell) ?? [];
  return name;
}

/** Finds a class in a style sheet, which writes the characters escaped that are not of a name. */
function ruleOf(name: string): RegExp {
  const decoded = name.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  const selector = `.${decoded.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`)}`;
  return new RegExp(`${RegExp.escape(selector)}(?![\\w-])`);
}

describe.each(documents)('$whole in $locale', ({ html, whole, path: address, locale }) => {
  const auth = texts[locale];
  const [form = ''] = /<form.*<\/form>/s.exec(html) ?? [];

  test('has the form, each field with its label', () => {
    const labels = new Map(
      Array.from(form.matchAll(/<label [^>]*for="([^"]+)">([^<]+)</g), ([, id, text]) => [
        id,
        text,
      ]),
    );
    const fields = Array.from(form.matchAll(/<input [^>]+>/g), ([input]) => ({
      label: labels.get(/ id="([^"]+)"/.exec(input)?.[1]),
      value: / value="([^"]*)"/.exec(input)?.[1],
    }));
    const names =
      address === '/login'
        ? ['email' as const, 'password' as const]
        : (['first_name', 'last_name', 'email', 'password'] as const);
    expect(fields).toEqual(names.map((name) => ({ label: auth[name], value: '' })));
  });

  test('can send the form nowhere without the app', () => {
    expect(form).toMatch(/^<form [^>]*method="dialog"/);
    expect(form).not.toMatch(/ (form)?action=/);
    expect(html).not.toContain('<dialog');
  });

  test('stays in the language of its address', () => {
    expect(html).toContain(`<html lang="${locale}">`);
    const prefix = whole === address ? '' : `/${locale}`;
    const [, other] = /<\/form>.*?<a [^>]*href="([^"]+)"/s.exec(html) ?? [];
    expect(other).toBe(`${prefix}${address === '/login' ? '/signup' : '/login'}`);
  });

  test('carries the rule of every class that it names', () => {
    const [, inlined = ''] = /<style[^>]*>(.*)<\/style>/s.exec(html) ?? [];
    const missing = [...everyClass(html)].filter((name) => {
      const rule = ruleOf(name);
      return rule.test(appSheet) && !rule.test(inlined);
    });
    expect(missing).toEqual([]);
    // The policy forbids styles of elements.
    expect(html).not.toContain(' style="');
  });

  test('says what it needs where the app does not come, and is found by no search', () => {
    const { failure } = shellMessages[locale];
    expect(html).toMatch(/id="startup-error" role="alert" hidden>/);
    expect(html).toContain(failure.text);
    expect(/<noscript>(.*)<\/noscript>/s.exec(html)?.[1]).toContain(failure.no_script);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

test('there is a document for each language, with and without it in the address', () => {
  expect(documents).toHaveLength(2 * 2 * locales.length);
});
