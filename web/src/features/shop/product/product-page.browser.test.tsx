import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { shopEndpoints } from '@stratum/contract/endpoints/shop';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { book, options, server, show as showInShop } from '../shop.fixture.tsx';
import messages from './messages.en.json';
import ProductPage from './product-page.tsx';

signedInAs(ada.id);

const show = () => showInShop(<ProductPage />, '/en/product');
const orderButton = () => page.getByRole('button', { name: messages.order });

test('what it costs, its tax and when it arrives stand there before one orders', async () => {
  await show();
  await expect.element(page.getByRole('heading', { name: book.name, level: 1 })).toBeVisible();
  await expect.element(page.getByText('€34.00').first()).toBeVisible();
  await expect.element(page.getByText('€2.22 VAT (7%) included')).toBeVisible();
  await expect.element(page.getByText(/25.*27 November/)).toBeVisible();
  await expect.element(page.getByText('Standard, €3.90')).toBeVisible();
  await expect.element(page.getByText(/23.*24 November/)).toBeVisible();
  await expect.element(page.getByText('Express, €9.90')).toBeVisible();
  await expect.element(orderButton()).toBeEnabled();
  expect(await accessibilityFaults()).toEqual([]);
});

test('the page of one’s own next step is named, and a level opens its page to try', async () => {
  const trait = { traitId: 'purpose', score: 3.4, level: 3 };
  const point = { month: '2026-11', score: 3.4, level: 3 };
  server.now(
    answering(assessmentEndpoints.standing, {
      overall: point,
      categories: [{ categoryType: 'mentality', ...point, traits: [trait] }],
      previous: null,
      months: [],
    }),
    answering(assessmentEndpoints.traits, {
      traits: [
        {
          traitId: 'purpose',
          categoryType: 'mentality',
          name: 'Purpose',
          definition: '',
          help: null,
          caution: null,
          behaviours: Array.from({ length: 9 }, () => ''),
          tips: Array.from({ length: 8 }, () => ''),
        },
      ],
    }),
  );
  await show();
  await expect.element(page.getByText(/Purpose towards level 4, begins on page 71/)).toBeVisible();
  const next = page.getByRole('button', { name: /Name 4.*Your next step/ });
  await next.click();
  await expect.element(page.getByRole('dialog').getByText('Try 4')).toBeVisible();
});

test('what is sold out says so; who wants to be told says that once, and takes it back', async () => {
  let isAlertWanted = false;
  server.now(
    answering(shopEndpoints.getProduct, () => ({ ...book, stock: 0, isAlertWanted })),
    answering(shopEndpoints.setStockAlert, ({ body }) => {
      isAlertWanted = body.isWanted;
      return { isWanted: isAlertWanted };
    }),
  );
  await show();
  await expect.element(page.getByText(messages.sold_out.text)).toBeVisible();
  await expect.element(orderButton()).not.toBeInTheDocument();
  await page.getByRole('button', { name: messages.alert.ask }).click();
  await expect.element(page.getByText(messages.alert.waits)).toBeVisible();
  expect(isAlertWanted).toBe(true);
  await page.getByRole('button', { name: messages.alert.undo }).click();
  await expect.element(page.getByText(messages.sold_out.text)).toBeVisible();
  expect(isAlertWanted).toBe(false);
});

test('another country is asked about in place', async () => {
  server.now(
    answering(shopEndpoints.getProduct, ({ query }) =>
      query.country === 'NO' ? { ...book, country: 'NO', isServed: false, delivery: null } : book,
    ),
  );
  await show();
  await page.getByRole('button', { name: messages.delivery.change }).click();
  await page.getByRole('combobox', { name: messages.delivery.country }).fill('Norw');
  await expect.element(page.getByRole('option', { name: 'Norway' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText('We do not send to this country: Norway')).toBeVisible();
  await expect.element(orderButton()).toBeDisabled();
});

test('where the operator has not said who sells, ordering is closed', async () => {
  server.now(answering(orderEndpoints.orderOptions, { ...options, isOpen: false, payments: [] }));
  await show();
  await expect.element(page.getByText(messages.closed.title)).toBeVisible();
  await expect.element(orderButton()).toBeDisabled();
});
