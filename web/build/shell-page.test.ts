import { expect, test } from 'vitest';
import de from '../src/shell/messages.de.json' with { type: 'json' };
import { shellDocument } from './shell-page.ts';

const html = shellDocument('de', {
  stylesheet: '/app.css',
  bootScript: '/boot.js',
  scripts: [],
});

test('the document of the app says in its language that the app has not started', () => {
  expect(html).toMatch(/id="startup-error" role="alert" hidden>/);
  expect(html).toContain(de.failure.text);
});

test('the document of the app says without script what it needs', () => {
  const [, withoutScript] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
  expect(withoutScript).toContain(de.failure.no_script);
});
