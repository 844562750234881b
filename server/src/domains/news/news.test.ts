import { loadPack } from '@stratum/content/load';
import { expect, test } from 'vitest';
import { pictureIn } from '../shop/index.ts';
import { itemsOn } from './items.ts';

const entry = (id: string, from: string, until: string | null) => ({
  id,
  from,
  until,
  picture: null,
  link: null,
  title: id,
  text: id,
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

test('the pack’s spotlight is the book, with its cover in the reader’s language', async () => {
  const pack = await loadPack();
  const shown = itemsOn(new Date('2026-12-01T12:00:00Z'), pack.inLocale('de').spotlight, (id) =>
    pictureIn(pack, id, 'de'),
  );
  expect(shown[0]).toMatchObject({ title: 'Das Feldbuch der neun Stufen', link: '/product' });
  expect(shown[0]?.image?.light).toMatch(/^\/shop-pictures\/cover-de-light\.\w+\.webp$/);
});
