import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import type { ConsoleNews } from '@stratum/contract/console/news';
import type { ConsoleProduct } from '@stratum/contract/console/products';
import { consoleNewsEndpoints } from '@stratum/contract/endpoints/console-news';
import { consoleShopEndpoints } from '@stratum/contract/endpoints/console-shop';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { productIdSchema } from '@stratum/contract/ids';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import consoleMessages from '../messages.en.json';
import newsMessages from '../news/messages.en.json';
import { NewsPage } from '../news/news-page.tsx';
import messages from './messages.en.json';
import { ProductsPage } from './products-page.tsx';
import { PromoCodesPage } from './promo-codes-page.tsx';
import { TaxesPage } from './taxes-page.tsx';

signedInAs(ada.id);

const text = { name: 'The field book', line: 'A page to try.', description: 'One.', made: 'Sewn.' };
const product: ConsoleProduct = {
  id: productIdSchema.parse('01990000-0000-7000-8000-0000000000f1'),
  version: 3,
  stock: 12,
  prices: [{ amount: 3400, currency: 'EUR' }],
  texts: { en: text, fr: text, de: text },
  hasOwnPrices: false,
  hasOwnTexts: false,
};

const server = fakeApi(
  answering(profileEndpoints.profileInfo, { ...ada, role: 'admin' }),
  answering(consoleEndpoints.savedFilters, { items: [] }),
  answering(consoleShopEndpoints.consoleProducts, { items: [product] }),
  answering(consoleShopEndpoints.promoCodes, { items: [], next: null }),
);

const show = (screen: ReactNode, at: string) =>
  renderInApp(<QueryClientProvider client={createQueryClient()}>{screen}</QueryClientProvider>, at);

test('pieces are saved against those that were seen; a price that somebody else has changed stays typed', async () => {
  const sent: unknown[] = [];
  server.now(
    answering(consoleShopEndpoints.changeProduct, ({ body }) => {
      sent.push(body);
      return body.stock === undefined ? refuse('conflict') : { ...product, stock: body.stock };
    }),
  );
  await show(<ProductsPage />, '/en/admin/shop');
  const pieces = page.getByRole('textbox', { name: messages.stock.pieces });
  await expect.element(pieces).toHaveValue('12');
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.fill(pieces, '40');
  await page.getByRole('button', { name: messages.stock.save }).click();
  await expect.poll(() => sent).toEqual([{ stock: 40, stockSeen: 12 }]);
  const price = page.getByRole('textbox', { name: 'EUR' });
  await userEvent.fill(price, '29.50');
  await page.getByRole('button', { name: messages.prices.save }).click();
  await expect.element(page.getByText(consoleMessages.confirm.conflict)).toBeVisible();
  await expect.element(price).toHaveValue('€29.50');
  expect(sent[1]).toEqual({ version: 3, prices: [{ amount: 2950, currency: 'EUR' }] });
});

test('a code that exists is said at its field; rates are sent in the order of their days', async () => {
  server.now(answering(consoleShopEndpoints.addPromoCode, refuse('conflict')));
  const { unmount } = await show(<PromoCodesPage />, '/en/admin/shop/promo-codes');
  await expect.element(page.getByText(messages.promo.empty.heading)).toBeVisible();
  await page.getByRole('button', { name: messages.promo.add }).click();
  const dialog = page.getByRole('dialog');
  const code = dialog.getByRole('textbox', { name: messages.promo.code, exact: true });
  await userEvent.fill(code, 'WINTER');
  await dialog.getByRole('button', { name: messages.promo.add_confirm }).click();
  await expect.element(code).toHaveAccessibleDescription(new RegExp(messages.promo.taken));
  expect(await accessibilityFaults()).toEqual([]);
  await unmount();
  const rates = [{ from: '2007-01-01', standard: 1900, book: 700, shipping: 700 }];
  const germany = { country: 'DE', currency: 'EUR', version: 1, rates, isOwn: false };
  const sent: unknown[] = [];
  server.now(
    answering(consoleShopEndpoints.taxTable, { items: [germany] }),
    answering(consoleShopEndpoints.changeTaxes, ({ body }) => {
      sent.push(body);
      return { ...germany, version: 2, isOwn: true };
    }),
  );
  await show(<TaxesPage />, '/en/admin/shop/taxes');
  await page.getByRole('button', { name: 'Change Germany' }).click();
  const standard = dialog.getByRole('textbox', { name: messages.taxes.standard });
  await userEvent.fill(standard, '19.5%');
  expect(await accessibilityFaults()).toEqual([]);
  await dialog.getByRole('button', { name: messages.save }).click();
  await expect.poll(() => sent).toEqual([{ version: 1, rates: [{ ...rates[0], standard: 1950 }] }]);
});

test('a piece of news is taken out of a language, and keeps what else it says', async () => {
  const words = { title: 'Three films', text: 'Sleep, discipline, listening.' };
  const piece: ConsoleNews = {
    id: 'skill-films',
    list: 'news',
    from: '2026-11-24',
    until: null,
    picture: null,
    link: '/myStratum',
    texts: { en: words, fr: words, de: words },
    isHidden: false,
    version: 1,
    origin: 'pack',
  };
  const sent: unknown[] = [];
  server.now(
    answering(consoleNewsEndpoints.consoleNews, { items: [piece], pictures: [] }),
    answering(consoleNewsEndpoints.changeNews, ({ body }) => {
      sent.push(body);
      return { ...piece, ...body, version: 2, origin: 'replaced' as const };
    }),
  );
  await show(<NewsPage />, '/en/admin/news');
  await page.getByRole('button', { name: words.title }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Show in French').click();
  expect(await accessibilityFaults()).toEqual([]);
  await dialog.getByRole('button', { name: newsMessages.save }).click();
  const { id: _id, origin: _origin, ...body } = piece;
  await expect.poll(() => sent).toEqual([{ ...body, texts: { en: words, fr: null, de: words } }]);
});
