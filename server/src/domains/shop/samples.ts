import type { shopRoutes } from '@stratum/contract/shop/shop';
import { addPromoCode, openShop } from '../../../test/make-order.ts';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  getProduct: {
    statements: 3,
    call: async ({ on }) => ({ query: { productId: await openShop(on), country: 'DE' } }),
  },
  getPromoCode: {
    statements: 7,
    call: async ({ on }) => ({
      query: { code: await addPromoCode(on), productId: await openShop(on), country: 'DE' },
    }),
  },
} satisfies Samples<typeof shopRoutes>;
