import type { orderRoutes } from '@stratum/contract/shop/orders';
import { bringTo, composeOrder, makeOrder, openShop } from '../../../test/make-order.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

async function ordered({ on, owner }: SampleSetting) {
  return { orderId: await makeOrder(owner, { productId: await openShop(on) }) };
}

async function composed({ on, owner }: SampleSetting) {
  return composeOrder(owner, { productId: await openShop(on) });
}

export const samples = {
  orderOptions: { statements: 2 },
  orderPreview: {
    statements: 2,
    call: async (setting) => {
      const { items, address, rateId } = await composed(setting);
      return { body: { items, address, rateId } };
    },
  },
  placeOrder: { statements: 22, call: async (setting) => ({ body: await composed(setting) }) },
  payOrder: { statements: 2, call: async (setting) => ({ body: await ordered(setting) }) },
  cancelOrder: { statements: 23, call: async (setting) => ({ body: await ordered(setting) }) },
  requestReturn: {
    statements: 13,
    call: async (setting) => {
      const { orderId } = await ordered(setting);
      await bringTo(setting.on, orderId, 'delivered');
      return { body: { orderId, reason: 'withdrawal' as const } };
    },
  },
  reorder: { statements: 3, call: async (setting) => ({ query: await ordered(setting) }) },
  getUserOrderDetails: {
    statements: 2,
    call: async (setting) => {
      await ordered(setting);
      return {};
    },
  },
  getOrderDetails: { statements: 4, call: async (setting) => ({ query: await ordered(setting) }) },
} satisfies Samples<typeof orderRoutes>;
