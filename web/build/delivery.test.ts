import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@stratum/contract/locale';
import { describe, expect, test } from 'vitest';
import { messageBundleOf } from '../src/app/message-bundle.ts';
import { appRoutes } from '../src/pages/routes/index.ts';
import { readManifest } from './manifest.ts';

const client = path.resolve(import.meta.dirname, '../dist/client');
const bundle = await readManifest(client);

const kilobyte = 1024;
/** Compressed bytes. */
const budgets = {
  boot: 2 * kilobyte,
  /** Boot, libraries, client, layout and their messages. */
  frame: 150 * kilobyte,
  /** Beyond the frame. */
  page: 60 * kilobyte,
  pageWithForm: 80 * kilobyte,
  messages: 7 * kilobyte,
};
/** The page's own, and those of forms, graphs and other features. */
const mostMessageFiles = 5;
const pagesWithForm = [
  'login',
  'sign-up',
  'sign-up-next',
  'external-sign-in',
  'verify',
  'reset-password',
  'edit-profile',
  'define-goal',
  'organize-path',
  'initiate-action',
  'timeline-goal',
];

const pages = bundle.sources.flatMap((source) => {
  const [, name] = /^src\/(?:pages|features)\/.*\/([\w-]+)-page\.tsx$/.exec(source) ?? [];
  return name === undefined || name === 'dev-kit' ? [] : [{ name, source }];
});

/** Bytes as they travel: text is compressed where that makes it smaller. */
function weigh(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + sizeOf(path.join(client, script)), 0);
}

function sizeOf(file: string): number {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
}

const frame = bundle.frameScripts('en');
const beyondFrame = (source: string) =>
  bundle.scripts(source).filter((script) => !frame.includes(script));

test('a public page loads two kilobytes of script before the first sign of a person', () => {
  expect(weigh(bundle.scripts('src/app/boot.ts'))).toBeLessThanOrEqual(budgets.boot);
});

test.each(locales)('what every page of the app loads stays within its budget in %s', (locale) => {
  expect(weigh(bundle.frameScripts(locale))).toBeLessThanOrEqual(budgets.frame);
});

test('the frame holds no part of the router that no page uses', () => {
  const holdsLinksThatLoadAhead = (script: string) =>
    readFileSync(path.join(client, script), 'utf8').includes('data-discover');
  expect(frame.filter(holdsLinksThatLoadAhead)).toEqual([]);
});

describe('a page loads little beyond what all load', () => {
  test.each(pages)('$name', ({ name, source }) => {
    const budget = pagesWithForm.includes(name) ? budgets.pageWithForm : budgets.page;
    expect(weigh(beyondFrame(source))).toBeLessThanOrEqual(budget);
  });
});

describe('the schema library comes with forms alone', () => {
  test.each(pages.filter(({ name }) => !pagesWithForm.includes(name)))('not to $name', (page) => {
    const holdsSchemas = (script: string) =>
      readFileSync(path.join(client, script), 'utf8').includes('ZodError');
    expect(bundle.scripts(page.source).filter(holdsSchemas)).toEqual([]);
  });
});

describe('a page loads its messages in few files', () => {
  test.each(appRoutes)('$path', ({ namespaces }) => {
    const names = new Set(namespaces.map(messageBundleOf));
    for (const locale of locales) {
      const files = [...names]
        .flatMap((name) => bundle.messageScripts(name, locale))
        .filter((script) => !bundle.frameScripts(locale).includes(script));
      expect(files.length).toBeLessThanOrEqual(mostMessageFiles);
      expect(weigh(files)).toBeLessThanOrEqual(budgets.messages);
    }
  });
});
