import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mailHtml, mailText } from './layout.ts';
import { mailColours, markColours } from './tokens.ts';

const content = {
  locale: 'fr',
  title: 'Un <titre> & plus',
  blocks: [
    { kind: 'code', text: '042617' },
    { kind: 'link', text: 'Ouvrir', url: 'https://stratum.test/fr/login?a=1&b=2' },
  ],
} as const;

test('text is text, also in HTML', () => {
  const html = mailHtml(content);
  expect(html).toContain('<h1>Un &lt;titre&gt; &amp; plus</h1>');
  expect(html).toContain('href="https://stratum.test/fr/login?a=1&amp;b=2"');
  expect(html).toContain('<html lang="fr">');
});

test('a code is one unbroken word in both forms, for people and for autofill', () => {
  expect(mailHtml(content)).toContain('<p class="code">042617</p>');
  expect(mailText(content)).toMatch(/^042617$/m);
});

test('nothing is fetched when the mail is opened', () => {
  expect(mailHtml(content)).not.toMatch(/<img|<link|<script|<table|url\(|src=/i);
});

test('the colours are those of the theme', async () => {
  const theme = new URL('../../../../web/src/app/styles/theme.css', import.meta.url);
  const css = await readFile(theme, 'utf8');
  const { light, dark } = mailColours;
  for (const name of ['page', 'surface', 'ink', 'ink-2', 'line', 'accent', 'on-accent'] as const) {
    expect(css).toContain(`--color-${name}: light-dark(${light[name]}, ${dark[name]})`);
  }
  for (const [place, colour] of markColours.toReversed().entries()) {
    expect(css).toContain(`--color-level-${place + 1}: light-dark(${colour},`);
  }
});
