import { newsRoutes } from '@stratum/contract/news';
import { expect, test } from 'vitest';
import { callRoute, dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { itemsOn } from './items.ts';

const entry = (id: string, from: string, until: string | null) => ({
  ...{ id, from, until, picture: null, link: null, title: id, text: id },
});

test('what is shown has begun and has not ended, the newest first', () => {
  const entries = [
    entry('old', '2026-11-01', null),
    entry('over', '2026-11-01', '2026-11-26'),
    entry('last day', '2026-11-02', '2026-11-27'),
    entry('today', '2026-11-27', null),
    entry('tomorrow', '2026-11-28', null),
  ];
  const shown = itemsOn(new Date('2026-11-27T23:59:59Z'), entries, () => null);
  expect(shown.map(({ id }) => id)).toEqual(['today', 'last day', 'old']);
});

test('everybody is shown the pack’s news and its book, in their language', async () => {
  const on = await createTestApp();
  on.clock.set('2026-12-01T12:00:00Z');
  const read = async (route: typeof newsRoutes.getNews | typeof newsRoutes.getSpotlight) =>
    dataOf(await callRoute(on.app, null, route, { headers: { 'accept-language': 'de' } })).items;
  expect((await read(newsRoutes.getNews)).map(({ id }) => id)).toContain('skill-films');
  const [book] = await read(newsRoutes.getSpotlight);
  expect(book).toMatchObject({ title: 'Das Feldbuch der neun Stufen', link: '/product' });
  const picture = await on.app.inject({ url: book?.image?.light ?? '' });
  expect(picture.headers['content-type']).toBe('image/webp');
});
