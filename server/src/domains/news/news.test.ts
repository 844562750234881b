import { loadPack } from '@stratum/content/load';
import { consoleNewsRoutes } from '@stratum/contract/console/news';
import { newsRoutes } from '@stratum/contract/news';
import { expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
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

test('the operator’s pieces stand over the pack’s, each in its languages and on its days', async () => {
  const on = await createTestApp();
  const editor = await on.build.user({ role: 'admin' });
  const pieces = async () => dataOf(await editor.call(consoleNewsRoutes.consoleNews)).items;
  const shown = async (locale: string) =>
    dataOf(
      await editor.call(newsRoutes.getNews, { headers: { 'accept-language': locale } }),
    ).items.map(({ title }) => title);
  const packs = await shown('de');
  const first = (await pieces()).find(({ texts }) => texts.de?.title === packs[0]);
  const { id, version, origin, ...piece } = first ?? expect.unreachable();
  expect([version, origin]).toEqual([1, 'pack']);
  const change = (body: Partial<typeof piece> & { version: number }) =>
    editor.call(consoleNewsRoutes.changeNews, {
      params: { newsId: id },
      body: { ...piece, ...body },
    });
  const texts = { ...piece.texts, de: null, en: { title: 'Written anew', text: 'By us.' } };
  expect(dataOf(await change({ version, texts }))).toMatchObject({
    origin: 'replaced',
    version: 2,
  });
  expect(await shown('en')).toContain('Written anew');
  expect(await shown('de')).toEqual(packs.filter((title) => title !== piece.texts.de?.title));
  expect(await change({ version, texts })).toMatchObject({
    status: 409,
    error: { code: 'conflict' },
  });
  dataOf(await change({ version: 2, isHidden: true }));
  expect(await shown('en')).not.toContain('Written anew');
  const today = on.clock.now().toISOString().slice(0, 10);
  const own = { ...piece, texts, from: today, until: today };
  const add = (body: typeof own) => editor.call(consoleNewsRoutes.addNews, { body });
  expect(dataOf(await add(own)).origin).toBe('own');
  expect(await shown('en')).toContain('Written anew');
  on.clock.advance(2 * 86_400_000);
  expect(await shown('en')).not.toContain('Written anew');
  expect(await add({ ...own, from: '2026-12-02', until: '2026-12-01' })).toMatchObject({
    status: 422,
  });
  expect(await add({ ...own, link: 'javascript:alert(1)' })).toMatchObject({ status: 422 });
  expect(await add({ ...own, picture: 'nowhere' })).toMatchObject({ status: 422 });
});
