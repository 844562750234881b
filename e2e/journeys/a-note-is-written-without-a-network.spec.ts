import type { Page } from '@playwright/test';
import type { Item, ItemDetails } from '@stratum/contract/item';
import { noteText } from '@stratum/contract/note-content';
import { call, verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const isControlled = () => navigator.serviceWorker.controller !== null;

/** Everything that the device keeps of what was read. */
function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('stratum-reads');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const store = database.transaction('reads').objectStore('reads');
    const [keys, values] = await Promise.all(
      [store.getAllKeys(), store.getAll()].map(
        (reading) =>
          new Promise<unknown>((resolve) => {
            reading.onsuccess = () => resolve(reading.result);
          }),
      ),
    );
    return JSON.stringify([keys, values]);
  });
}

test('an opened note is read and changed without a network, a new one is made, and both reach the server once', async ({
  anotherBrowser,
  request,
  texts,
  expectFaults,
}) => {
  const { token } = await verifiedNewcomer(request);
  const made = await call<Item>(request, 'post', '/add-personal-stuff', {
    token,
    data: { type: 'note', title: 'Evenings', collectionId: null, markdown: 'Lamps down at nine.' },
  });
  const context = await anotherBrowser({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('access_token', kept), token);
  await page.goto(`/my-collection?item=${made.id}`);
  const text = page.getByRole('textbox', { name: texts.note.text });
  await expect(text).toContainText('Lamps down at nine.');
  await expect.poll(() => page.evaluate(isControlled)).toBe(true);
  await expect.poll(() => keptOnDevice(page)).toContain(made.id);
  expect(await keptOnDevice(page)).not.toContain('Lamps');

  expectFaults({ status: 'unreachable', path: /./ });
  await context.setOffline(true);
  await page.goto('/my-collection');
  await page.getByRole('link', { name: 'Evenings' }).click();
  await expect(text).toContainText('Lamps down at nine.');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' The phone in the hall.');
  await expect(page.getByText(texts.note.on_device)).toBeVisible();
  await page.goto('/my-collection?new=note');
  await text.click();
  await page.keyboard.type('Written in a tunnel.');
  await expect(page.getByText(texts.note.on_device)).toBeVisible();
  await page.reload();
  await expect(text).toContainText('Written in a tunnel.');

  await context.setOffline(false);
  const stored = async () => {
    const { items } = await call<{ items: Item[] }>(request, 'get', '/get-personal-stuff', {
      token,
    });
    const read = items.map(({ id }) =>
      call<ItemDetails>(request, 'get', `/get-personal-stuff-by-id?id=${id}`, { token }),
    );
    return (await Promise.all(read))
      .map(({ content }) => (content ? noteText(content) : ''))
      .toSorted();
  };
  await expect
    .poll(stored)
    .toEqual(['Lamps down at nine. The phone in the hall.', 'Written in a tunnel.']);
});
