import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { collectionIdSchema, itemIdSchema, userIdSchema } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appStore } from '../../../shared/state/app-store.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { note, overview, server, showCollection } from '../collection.fixture.tsx';
import messages from '../messages.en.json';

const {
  getPersonalStuff,
  movePersonalStuff,
  myCollection,
  removePersonalStuff,
  restorePersonalStuff,
} = collectionEndpoints;

signedInAs(userIdSchema.parse('01990000-0000-7000-8000-000000000081'));

const { content: _content, backlinks: _backlinks, preview: _preview, ...first } = note;
const itemAt = (place: number): Item => ({
  ...first,
  id: itemIdSchema.parse(`01990000-0000-7000-8000-${String(place).padStart(12, '0')}`),
  title: `Note ${place}`,
});
const listing = (...items: Item[]) => answering(getPersonalStuff, { items, next: null });

test('keys select and delete, and what was deleted comes back', async () => {
  server.now(
    listing(itemAt(1), itemAt(2), itemAt(3)),
    answering(removePersonalStuff, { changed: 2 }),
    answering(restorePersonalStuff, { changed: 2 }),
  );
  await showCollection();
  const link = page.getByRole('link', { name: 'Note 1' });
  await expect.element(link).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  link.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await userEvent.keyboard('{Delete}');
  await page.getByRole('button', { name: messages.undo }).click();
  const ids = [itemAt(1).id, itemAt(2).id];
  await expect.poll(() => server.sent(restorePersonalStuff)[0]?.body.ids).toEqual(ids);
  expect(server.sent(removePersonalStuff).map(({ query }) => query.ids)).toEqual([ids]);
});

test('an item is dragged into a collection and comes back, a finger that rests selects, a layer is its month', async () => {
  const sleep = { id: collectionIdSchema.parse(itemAt(90).id), name: 'Sleep', count: 0 };
  const months = [
    { month: '2026-11', count: 3 },
    { month: '2025-12', count: 1 },
  ];
  server.now(
    listing(itemAt(1), itemAt(2)),
    answering(myCollection, { ...overview, items: [sleep], months }),
    answering(movePersonalStuff, { changed: 1 }),
  );
  await showCollection();
  const cell = page.getByRole('gridcell').filter({ hasText: 'Note 1' });
  await cell.dropTo(page.getByRole('link', { name: /Sleep/ }));
  await page.getByRole('button', { name: messages.undo }).click();
  const places = () => server.sent(movePersonalStuff).map(({ body }) => body.collectionId);
  await expect.poll(places).toEqual([sleep.id, null]);
  const touch = { pointerType: 'touch', isPrimary: true, bubbles: true };
  cell.element().dispatchEvent(new PointerEvent('pointerdown', touch));
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const layer = page.getByRole('button', { name: /Dec 2025.*1 item/ });
  await layer.click();
  await expect.element(layer).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => server.sent(getPersonalStuff).at(-1)?.query)
    .toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
});

test('of ten thousand items only those near what is seen are in the page', async () => {
  let calls = 0;
  server.now(
    answering(getPersonalStuff, () => {
      calls += 1;
      const items = Array.from({ length: 100 }, (_, place) => itemAt(calls * 100 + place));
      return { items, next: String(calls) };
    }),
  );
  await showCollection();
  await expect.element(page.getByRole('link', { name: 'Note 100' })).toBeVisible();
  await expect.poll(() => calls).toBeGreaterThan(0);
  expect(page.getByRole('gridcell').all().length).toBeLessThan(90);
});

test('place and category are in the address and in the kept selection, and what was found is seen on its card', async () => {
  const text = 'The evening is decided at half past eight, by the lamp';
  const hit = { place: 'note' as const, text, marks: [[50, 54] as [number, number]] };
  server.now(listing({ ...itemAt(1), hit }));
  await showCollection('?place=unfiled&category=mentality');
  await expect.element(page.getByRole('link', { name: 'Note 1' })).toBeVisible();
  const [asked] = server.sent(getPersonalStuff);
  expect(asked?.query).toMatchObject({ collectionId: 'unfiled', categoryType: 'mentality' });
  const { tab, categoryId } = appStore.getState().selections;
  expect([tab, categoryId]).toEqual(['unfiled', 'mentality']);
  const mark = page.getByText('lamp', { exact: true });
  await expect.element(mark).toBeVisible();
  expect(mark.element().parentElement?.textContent).toBe('… past eight, by the lamp');
});
