import type { OrderId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Address } from '@stratum/contract/shop/address';
import type { OrderItem } from '@stratum/contract/shop/items';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { importTransfer } from '../payments/index.ts';
import type { HeldRate } from '../shipping/index.ts';
import { quote, sumsOf } from '../shop/index.ts';
import type { MoveDeps } from './deps.ts';
import { type Move, moveOrder } from './move.ts';
import { orderById } from './store.ts';
import { storeOrder } from './store-order.ts';

/** An order of the demo, with what became of it. */
export interface OrderStory {
  readonly userId: UserId;
  readonly locale: Locale;
  readonly address: Address;
  readonly items: readonly OrderItem[];
  readonly rate: HeldRate;
  readonly placedAt: Date;
  readonly moves: readonly Move[];
}

/** Places an order of the past and takes it through its steps; nobody is told. */
export async function importOrder(
  tx: Transaction,
  moving: (clock: Clock) => MoveDeps,
  { userId, locale, address, items, rate, placedAt, moves }: OrderStory,
): Promise<OrderId> {
  const deps = moving({ now: () => placedAt });
  const { country } = address;
  const asked = { items, country, shipping: rate.price, locale, now: placedAt };
  const quoted = await quote(tx, deps.pack, asked, 'no key update');
  const agreed = { quoted, rate, promo: null, sums: sumsOf(quoted, null), now: placedAt };
  const { id } = await storeOrder(
    tx,
    deps,
    { userId, locale, address, payment: 'invoice' },
    agreed,
  );
  for (const move of moves) {
    const { to, at } = move;
    const order = await orderById(tx, id, 'update');
    if (!order) throw new Error('an order was placed and is not there');
    if (to === 'paid' || to === 'refunded') await importTransfer(tx, id, to, at);
    await moveOrder(tx, moving({ now: () => at }), order, { ...move, isSilent: true });
  }
  return id;
}
