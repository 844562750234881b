import type { TaxRates } from '@stratum/content/shop/tax-schema';
import type { OrderId, ProductId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn, users } from '../accounts/tables.ts';

/** What the operator has written in place of the content pack's. */
export type OwnTexts = Readonly<
  Record<
    Locale,
    {
      readonly name: string;
      readonly line: string;
      readonly description: readonly string[];
      readonly made: string;
    }
  >
>;

/**
 * What is sold: how many there are, and prices and texts where the operator has entered some. What else is known
 * of it stands in the content pack.
 */
export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey().$type<ProductId>(),
    /** Its name in the content pack. */
    slug: text('slug').notNull(),
    stock: integer('stock').notNull(),
    /** By currency, minor units, tax included. */
    prices: jsonb('prices').$type<Readonly<Record<string, number>>>(),
    texts: jsonb('texts').$type<OwnTexts>(),
    /** Rises with what the operator changes. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('products_slug_unique').on(table.slug),
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
  ],
);
export type ProductRow = typeof products.$inferSelect;

/** Who is told, once, when what is sold out can be ordered again. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    productId: uuid('product_id')
      .notNull()
      .$type<ProductId>()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: ownerColumn().notNull(),
    createdAt: timeColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.userId] }),
    index('stock_alerts_by_person').on(table.userId),
  ],
);

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: uuid('id').primaryKey(),
    /** In capitals, without spaces. */
    code: text('code').notNull(),
    /** Whole percent off the lines; null where it is an amount. */
    percent: integer('percent'),
    /** Minor units of `currency`, as the minimum: what is paid in another does not have the code. */
    amount: integer('amount'),
    minimum: integer('minimum'),
    currency: text('currency'),
    startsAt: timeColumn('starts_at'),
    endsAt: timeColumn('ends_at'),
    /** Null for any number. */
    totalUses: integer('total_uses'),
    usesPerPerson: integer('uses_per_person'),
    used: integer('used').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('promo_codes_code_unique').on(table.code),
    check(
      'promo_codes_take_something_off',
      sql`(${table.percent} IS NULL) <> (${table.amount} IS NULL)`,
    ),
    check(
      'promo_codes_in_a_currency',
      sql`${table.currency} IS NOT NULL OR (${table.amount} IS NULL AND ${table.minimum} IS NULL)`,
    ),
    check(
      'promo_codes_used_in_bounds',
      sql`${table.used} BETWEEN 0 AND coalesce(${table.totalUses}, ${table.used})`,
    ),
  ],
);
export type PromoCodeRow = typeof promoCodes.$inferSelect;

/** The rates of a country that stand in place of the content pack's; none where it has the pack's again. */
export const taxTables = pgTable('tax_tables', {
  country: text('country').primaryKey(),
  rates: jsonb('rates').$type<readonly TaxRates[]>(),
  version: integer('version').notNull(),
});
export type TaxTableRow = typeof taxTables.$inferSelect;

/** Which orders hold a use of a code; one that is given back is gone. */
export const promoUses = pgTable(
  'promo_uses',
  {
    promoCodeId: uuid('promo_code_id')
      .notNull()
      .references(() => promoCodes.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').notNull().$type<OrderId>(),
    /** Null once the account has ended: the use counts on. */
    userId: uuid('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.promoCodeId, table.orderId] }),
    index('promo_uses_by_person').on(table.userId, table.promoCodeId),
  ],
);
