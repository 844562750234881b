import { expect, test } from 'vitest';
import { robots, sitemap } from './for-robots.ts';

const origin = 'https://stratum.example.org';

test('the sitemap names every page in every language, each with all its twins', () => {
  const map = sitemap(['/', '/aboutUs'], origin);
  const pages = [...map.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
  expect(pages).toEqual(
    ['/en', '/fr', '/de', '/en/aboutUs', '/fr/aboutUs', '/de/aboutUs'].map((path) => origin + path),
  );
  const twins = map
    .split('<url>')
    .slice(1)
    .map((url) => url.match(/hreflang="[^"]+"/g));
  for (const languages of twins) {
    expect(languages).toEqual(['en', 'fr', 'de', 'x-default'].map((code) => `hreflang="${code}"`));
  }
  expect(map).toContain(`hreflang="x-default" href="${origin}/aboutUs"`);
});

test('robots are kept from what is no page, and find the sitemap', () => {
  const lines = robots(origin).split('\n');
  expect(lines).toContain('Disallow: /api');
  expect(lines).toContain('Disallow: /outbox');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
