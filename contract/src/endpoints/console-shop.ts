import { defineEndpoints } from '../endpoint.ts';

const touches = ['shop', 'orders'] as const;

export const consoleShopEndpoints = defineEndpoints('console-shop', {
  consoleProducts: { method: 'GET', path: '/admin/products' },
  changeProduct: { method: 'PUT', path: '/admin/products/:productId', idempotent: true, touches },
  promoCodes: { method: 'GET', path: '/admin/promo-codes' },
  addPromoCode: { method: 'POST', path: '/admin/promo-codes', idempotent: true },
  changePromoCode: { method: 'PUT', path: '/admin/promo-codes/:promoCodeId', idempotent: true },
  taxTable: { method: 'GET', path: '/admin/taxes' },
  changeTaxes: { method: 'PUT', path: '/admin/taxes/:country', idempotent: true, touches },
});
