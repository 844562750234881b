import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { placeEndpoints } from '@stratum/contract/endpoints/places';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { shippingEndpoints } from '@stratum/contract/endpoints/shipping';
import { shopEndpoints } from '@stratum/contract/endpoints/shop';
import { orderIdSchema, productIdSchema } from '@stratum/contract/ids';
import type { Address } from '@stratum/contract/shop/address';
import type { OrderDetails, OrderSums } from '@stratum/contract/shop/order';
import type { Product } from '@stratum/contract/shop/product';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { ada } from '../../testing/ada.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

export const productId = productIdSchema.parse('01990000-0000-7000-8000-0000000000f1');
export const orderId = orderIdSchema.parse('01990000-0000-7000-8000-0000000000f2');

export const book: Product = {
  id: productId,
  name: 'The field book',
  line: 'A page to read and a page to try.',
  description: 'One skill.\n\nTwo weeks.',
  made: 'Sewn.',
  pages: 208,
  weight: 310,
  gallery: ['cover', 'open-page'].map((id) => ({
    id,
    alt: `The ${id}`,
    caption: `Caption of ${id}`,
    light: picture,
    dark: picture,
    width: 1280,
    height: 1120,
  })),
  contents: Array.from({ length: 9 }, (_, at) => ({
    level: at + 1,
    name: `Name ${at + 1}`,
    line: `Line ${at + 1}`,
    from: 11 + 20 * at,
    to: 30 + 20 * at,
    chapter: null,
    trial: `Try ${at + 1}`,
  })),
  country: 'DE',
  price: euros(3400),
  tax: { rate: 700, amount: euros(222) },
  stock: 12,
  isAlertWanted: false,
  isServed: true,
  delivery: { service: 'Standard', price: euros(390), from: '2026-11-25', to: '2026-11-27' },
  express: { service: 'Express', price: euros(990), from: '2026-11-23', to: '2026-11-24' },
};

export const berlin: Address = {
  name: 'Ada Lindqvist',
  line1: 'Linienstraße 40',
  postalCode: '10119',
  city: 'Berlin',
  country: 'DE',
};

export const options = {
  isOpen: true,
  payments: ['invoice' as const, 'stripe' as const],
  countries: ['DE', 'FR'],
  address: null as Address | null,
  billingAddress: null,
};

export const rates = [
  {
    rateId: 'standard-1',
    service: 'Standard',
    price: euros(390),
    deliveryFrom: '2026-11-25',
    deliveryTo: '2026-11-27',
  },
  {
    rateId: 'express-1',
    service: 'Express',
    price: euros(990),
    deliveryFrom: '2026-11-24',
    deliveryTo: '2026-11-24',
  },
];

export function sumsOf(shipping: number, given: Partial<OrderSums> = {}): OrderSums {
  const total = euros(3400 + shipping);
  return {
    lines: [{ productId, name: book.name, quantity: 1, price: euros(3400), total: euros(3400) }],
    shipping: euros(shipping),
    discount: null,
    tax: euros(248),
    taxes: [{ rate: 700, net: euros(3542), tax: euros(248) }],
    total,
    ...given,
  };
}

export const order: OrderDetails = {
  ...sumsOf(390),
  shipping: euros(390),
  orderId,
  orderNumber: 'S-2026-000017',
  status: 'placed',
  placedAt: '2026-11-19T20:14:00.000Z',
  deliveryFrom: '2026-11-25',
  deliveryTo: '2026-11-27',
  trackingNumber: null,
  promoCode: null,
  payment: 'invoice',
  payUntil: '2026-12-03T20:14:00.000Z',
  dueOn: '2026-12-03',
  returnUntil: null,
  address: berlin,
  billingAddress: null,
  service: 'Standard',
  trackingUrl: null,
  invoiceUrl: '/papers/invoice.pdf',
  creditNoteUrl: null,
  refunds: [],
  events: [
    {
      at: '2026-11-19T20:14:00.000Z',
      status: 'placed',
      cancelReason: null,
      returnReason: null,
      note: null,
    },
  ],
  actions: ['cancel', 'reorder'],
};

export const server = fakeApi(
  answering(assessmentEndpoints.standing, {
    overall: null,
    categories: [],
    previous: null,
    months: [],
  }),
  answering(assessmentEndpoints.traits, { traits: [] }),
  answering(assessmentEndpoints.levels, { levels: [], categories: [] }),
  answering(profileEndpoints.profileInfo, ada),
  answering(placeEndpoints.getState, []),
  answering(placeEndpoints.getPredictions, []),
  answering(shopEndpoints.getProduct, book),
  answering(orderEndpoints.orderOptions, options),
  answering(shippingEndpoints.ratesAndTransitTimes, { rates }),
  answering(orderEndpoints.orderPreview, ({ body }) =>
    sumsOf(body.rateId === 'express-1' ? 990 : 390),
  ),
  answering(shippingEndpoints.validateAddress, {
    verdict: 'valid',
    suggestion: null,
    unchecked: ['line1'],
  }),
);

export function show(children: ReactNode, at: string) {
  const client = createQueryClient();
  return renderInApp(<QueryClientProvider client={client}>{children}</QueryClientProvider>, at);
}
