import { randomUUID } from 'node:crypto';
import type { consoleProductRoutes } from '@stratum/contract/console/products';
import type { consolePromoCodeRoutes } from '@stratum/contract/console/promo-codes';
import type { consoleTaxRoutes } from '@stratum/contract/console/taxes';
import type { shopRoutes } from '@stratum/contract/shop/shop';
import { addPromoCode, openShop } from '../../../test/make-order.ts';
import type { Samples } from '../../../test/sample.ts';

type Routes = typeof shopRoutes &
  typeof consoleProductRoutes &
  typeof consolePromoCodeRoutes &
  typeof consoleTaxRoutes;

export const samples = {
  getProduct: {
    statements: 4,
    call: async ({ on }) => ({ query: { productId: await openShop(on), country: 'DE' } }),
  },
  setStockAlert: {
    statements: 6,
    call: async ({ on }) => ({ body: { productId: await openShop(on), isWanted: true } }),
  },
  getPromoCode: {
    statements: 8,
    call: async ({ on }) => ({
      query: { code: await addPromoCode(on), productId: await openShop(on), country: 'DE' },
    }),
  },
  consoleProducts: {
    statements: 2,
    call: async ({ on }) => {
      await openShop(on);
      return {};
    },
  },
  changeProduct: {
    statements: 8,
    call: async ({ on }) => ({ params: { productId: await openShop(on) }, body: { stock: 12 } }),
  },
  promoCodes: {
    statements: 2,
    call: async ({ on }) => {
      await addPromoCode(on);
      return {};
    },
  },
  addPromoCode: {
    statements: 8,
    call: () => ({
      body: { code: `AUTUMN-${randomUUID().slice(0, 8)}`, type: 'percent' as const, value: 10 },
    }),
  },
  changePromoCode: {
    statements: 8,
    call: async ({ on }) => {
      const code = await addPromoCode(on);
      const { rows } = await on.database.pool.query('SELECT id FROM promo_codes WHERE code = $1', [
        code,
      ]);
      return { params: { promoCodeId: rows[0].id }, body: { version: 1, until: '2027-01-31' } };
    },
  },
  taxTable: { statements: 2 },
  changeTaxes: {
    statements: 8,
    call: async ({ on }) => {
      await on.database.pool.query('DELETE FROM tax_tables');
      const rates = [{ from: '2026-01-01', standard: 1900, book: 700, shipping: 700 }];
      return { params: { country: 'DE' }, body: { version: 1, rates } };
    },
  },
} satisfies Samples<Routes>;
