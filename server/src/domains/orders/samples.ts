import type { consoleOrderRoutes } from '@stratum/contract/console/orders';
import { orderRoutes } from '@stratum/contract/shop/orders';
import { bringTo, composeOrder, makeOrder, openShop } from '../../../test/make-order.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

async function ordered({ on, owner }: SampleSetting) {
  return { orderId: await makeOrder(owner, { productId: await openShop(on) }) };
}

const confirmed = { password: 'Lantern-9x', reason: 'Sold out' };

interface Sold<Body> {
  readonly at?: 'packed' | 'shipped' | 'returned';
  readonly body?: Body;
}

/** An order of somebody's that has come so far, and what its seller sends about it. */
function sold<Body = undefined>({ at, body }: Sold<Body> = {}) {
  return async ({ on }: SampleSetting) => {
    const buyer = await on.build.user();
    const orderId = await makeOrder(buyer, { productId: await openShop(on) });
    if (at) await bringTo(on, orderId, at === 'returned' ? 'delivered' : at);
    if (at === 'returned') {
      const returned = { orderId, reason: 'withdrawal' as const };
      await buyer.call(orderRoutes.requestReturn, { body: returned });
    }
    return { params: { orderId }, ...(body !== undefined && { body }) };
  };
}

async function composed({ on, owner }: SampleSetting) {
  return composeOrder(owner, { productId: await openShop(on) });
}

export const samples = {
  orderOptions: { statements: 2 },
  orderPreview: {
    statements: 3,
    call: async (setting) => {
      const { items, address, rateId } = await composed(setting);
      return { body: { items, address, rateId } };
    },
  },
  placeOrder: { statements: 22, call: async (setting) => ({ body: await composed(setting) }) },
  payOrder: { statements: 2, call: async (setting) => ({ body: await ordered(setting) }) },
  cancelOrder: { statements: 24, call: async (setting) => ({ body: await ordered(setting) }) },
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
  consoleOrders: {
    statements: 2,
    call: async (setting) => {
      await ordered(setting);
      return {};
    },
  },
  consoleOrder: { statements: 6, call: sold() },
  advanceOrder: { statements: 25, call: sold({ body: { step: 'paid' as const } }) },
  shipOrder: {
    statements: 21,
    call: sold({ at: 'packed', body: { trackingNumber: '00340434161094027318' } }),
  },
  reportParcel: {
    statements: 15,
    call: sold({ at: 'shipped', body: { status: 'in_transit' as const, place: 'Köln' } }),
  },
  receiveReturn: { statements: 21, call: sold({ at: 'returned', body: { restock: true } }) },
  refuseReturn: { statements: 19, call: sold({ at: 'returned', body: { words: 'Written in' } }) },
  cancelSoldOrder: { statements: 35, call: sold({ body: confirmed }) },
  refundPart: {
    statements: 26,
    call: async (setting) => {
      const { params } = await sold({ at: 'returned' })(setting);
      const total = 'SELECT total FROM orders WHERE id = $1';
      const { rows } = await setting.on.database.pool.query(total, [params.orderId]);
      const amount = { amount: 500, currency: 'EUR' };
      return { params, body: { ...confirmed, amount, leftSeen: rows[0].total } };
    },
  },
  refundOrder: { statements: 18, call: sold({ at: 'returned', body: confirmed }) },
} satisfies Samples<typeof orderRoutes & typeof consoleOrderRoutes>;
