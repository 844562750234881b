import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import type { SoldOrder } from '@stratum/contract/console/orders';
import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { orderIdSchema, productIdSchema, userIdSchema } from '@stratum/contract/ids';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import messages from './messages.en.json';
import { OrderList } from './order-list.tsx';
import { OrderPage } from './order-page.tsx';

signedInAs(ada.id);

const orderId = orderIdSchema.parse('01990000-0000-7000-8000-0000000000f2');
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const order: SoldOrder = {
  orderId,
  orderNumber: 'S-2026-000017',
  status: 'packed',
  placedAt: '2026-11-19T20:14:00.000Z',
  total: euros(3790),
  deliveryFrom: '2026-11-25',
  deliveryTo: '2026-11-27',
  trackingNumber: null,
  lines: [
    {
      productId: productIdSchema.parse('01990000-0000-7000-8000-0000000000f1'),
      name: 'The field book',
      quantity: 1,
      price: euros(3400),
      total: euros(3400),
    },
  ],
  shipping: euros(390),
  discount: null,
  tax: euros(248),
  taxes: [{ rate: 700, net: euros(3542), tax: euros(248) }],
  promoCode: null,
  payment: 'invoice',
  payUntil: null,
  dueOn: null,
  address: {
    name: 'Bruno Keller',
    line1: 'Lindenstraße 4',
    postalCode: '10969',
    city: 'Berlin',
    country: 'DE',
  },
  billingAddress: null,
  service: 'Standard',
  trackingUrl: null,
  invoiceUrl: '/papers/invoice.pdf',
  creditNoteUrl: null,
  refunds: [],
  left: euros(3790),
  events: [
    {
      at: '2026-11-19T20:14:00.000Z',
      status: 'placed',
      cancelReason: null,
      returnReason: null,
      note: null,
    },
  ],
  buyer: {
    userId: userIdSchema.parse('01990000-0000-7000-8000-0000000000b1'),
    email: 'bruno@example.org',
  },
  paymentState: 'paid',
  words: null,
  parcel: null,
  actions: ['ship', 'cancel'],
};

const server = fakeApi(
  answering(profileEndpoints.profileInfo, { ...ada, role: 'admin' }),
  answering(consoleEndpoints.savedFilters, { items: [] }),
);

const show = (path: string) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <Routes>
        <Route path="/en/admin/orders" element={<OrderList />} />
        <Route path="/en/admin/orders/:orderId" element={<OrderPage />} />
      </Routes>
    </QueryClientProvider>,
    path,
  );
const becomes = (now: Partial<SoldOrder>) => () => {
  const next = { ...order, ...now };
  server.now(answering(consoleOrderEndpoints.consoleOrder, next));
  return { status: next.status, paymentState: next.paymentState };
};

test('from what is to be handed over to the parcel with its number', async () => {
  const { orderId: id, orderNumber, status, placedAt, total, lines, ...rest } = order;
  const { deliveryFrom, deliveryTo, trackingNumber, address } = rest;
  server.now(
    answering(consoleOrderEndpoints.consoleOrders, {
      items: [
        {
          id,
          orderNumber,
          status,
          placedAt,
          total,
          lines,
          deliveryFrom,
          deliveryTo,
          trackingNumber,
          name: address.name,
          country: 'DE',
        },
      ],
      next: null,
    }),
    answering(consoleOrderEndpoints.consoleOrder, order),
    answering(
      consoleOrderEndpoints.shipOrder,
      refuse('invalid_input', { fields: { trackingNumber: 'This value is not valid.' } }),
    ),
  );
  await show('/en/admin/orders');
  await expect.element(page.getByRole('cell', { name: 'Bruno Keller, Germany' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('link', { name: order.orderNumber }).click();
  await expect.element(page.getByText(messages.next.packed)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  const hand = page.getByRole('button', { name: messages.acts.ship });
  const number = page.getByRole('textbox', { name: messages.ship.number });
  await userEvent.type(number, '0034');
  await hand.click();
  await expect.element(number).toHaveAccessibleDescription(/This value is not valid/);
  await userEvent.type(number, '0434');
  const sent: unknown[] = [];
  server.now(
    answering(consoleOrderEndpoints.shipOrder, ({ body }) => {
      sent.push(body);
      return becomes({ status: 'shipped', trackingNumber: '00340434', actions: ['refund'] })();
    }),
  );
  await hand.click();
  await expect.element(page.getByText(messages.next.shipped)).toBeVisible();
  expect(sent).toEqual([{ trackingNumber: '00340434' }]);
});

test('money is given back with a reason and the password, which is asked again where it is wrong', async () => {
  const returned = {
    status: 'return_received',
    words: 'A corner is bent',
    actions: ['refuse_return', 'refund'],
  } as const;
  server.now(
    answering(consoleOrderEndpoints.consoleOrder, {
      ...order,
      ...returned,
      actions: [...returned.actions],
    }),
    answering(
      consoleOrderEndpoints.refundOrder,
      refuse('wrong_credentials', { fields: { password: 'This is not your current password.' } }),
    ),
  );
  await show(`/en/admin/orders/${orderId}`);
  await expect.element(page.getByText('A corner is bent')).toBeVisible();
  await page.getByRole('button', { name: messages.refund.open }).click();
  const dialog = page.getByRole('dialog');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Damaged');
  await userEvent.type(dialog.getByLabelText('Your password'), 'Lantern-9y');
  const give = dialog.getByRole('button', { name: 'Give back €37.90' });
  await give.click();
  await expect.element(dialog.getByText('This is not your current password.')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  server.now(
    answering(
      consoleOrderEndpoints.refundOrder,
      becomes({ status: 'return_received', paymentState: 'refunding', actions: ['refund_sent'] }),
    ),
  );
  await give.click();
  const done = page.getByRole('button', { name: messages.acts.refund_sent });
  await expect.element(done).toBeVisible();
});
