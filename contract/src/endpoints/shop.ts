import { defineEndpoints } from '../endpoint.ts';

export const shopEndpoints = defineEndpoints('shop', {
  getProduct: { method: 'GET', path: '/get-product' },
  getPromoCode: { method: 'GET', path: '/get-promo-code' },
});
