import { defineEndpoints } from '../endpoint.ts';

export const shopEndpoints = defineEndpoints('shop', {
  getProduct: { method: 'GET', path: '/get-product' },
  setStockAlert: { method: 'PUT', path: '/stock-alert', idempotent: true },
  getPromoCode: { method: 'GET', path: '/get-promo-code' },
});
