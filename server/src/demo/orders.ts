import type { ProductId } from '@stratum/contract/ids';
import type { Address } from '@stratum/contract/shop/address';
import { importOrder, type Move, type MoveDeps, type OrderStory } from '../domains/orders/index.ts';
import { createRateTable, type HeldRate, recordEvents } from '../domains/shipping/index.ts';
import { insertPromoCode, parcelOf, productOnSale } from '../domains/shop/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/new-id.ts';
import type { SeededPerson } from './group-lines.ts';

/** What the demo's people may type into the field for a code. */
const demoPromoCode = 'RIDGE10';

type Step = Omit<Move, 'at'>;

const paid: Step = { to: 'paid', by: 'payment' };
const packed: Step = { to: 'packed', by: 'seller' };
const delivered: Step = { to: 'delivered', by: 'carrier' };
const shipped = (trackingNumber: string): Step => ({ to: 'shipped', by: 'seller', trackingNumber });

interface DemoOrder {
  readonly buyer: string;
  readonly daysAgo: number;
  readonly quantity?: number;
  /** A day apart, from the first one on. */
  readonly steps: readonly Step[];
}

/** One in every state, the oldest first. */
const demoOrders: readonly DemoOrder[] = [
  {
    buyer: 'Dieter',
    daysAgo: 60,
    steps: [
      paid,
      packed,
      shipped('00340434161094027318'),
      delivered,
      { to: 'return_requested', by: 'buyer', returnReason: 'damaged' },
      { to: 'refunded', by: 'payment' },
    ],
  },
  { buyer: 'Ada', daysAgo: 45, steps: [paid, packed, shipped('00340434161094027325'), delivered] },
  {
    buyer: 'Bruno',
    daysAgo: 30,
    quantity: 2,
    steps: [
      paid,
      packed,
      shipped('00340434161094027332'),
      delivered,
      { to: 'return_requested', by: 'buyer', returnReason: 'withdrawal' },
    ],
  },
  {
    buyer: 'Dieter',
    daysAgo: 28,
    steps: [
      paid,
      packed,
      shipped('00340434161094027356'),
      delivered,
      { to: 'return_requested', by: 'buyer', returnReason: 'wrong_item' },
      { to: 'return_received', by: 'seller' },
    ],
  },
  {
    buyer: 'Chloé',
    daysAgo: 26,
    steps: [
      paid,
      packed,
      shipped('00340434161094027363'),
      delivered,
      { to: 'return_requested', by: 'buyer', returnReason: 'other' },
      { to: 'return_refused', by: 'seller', words: 'Le carnet est entièrement rempli.' },
    ],
  },
  { buyer: 'Chloé', daysAgo: 20, steps: [{ to: 'cancelled', by: 'buyer', cancelReason: 'buyer' }] },
  { buyer: 'Dieter', daysAgo: 4, steps: [paid, packed] },
  { buyer: 'Ada', daysAgo: 4, quantity: 2, steps: [paid, packed, shipped('00340434161094027349')] },
  { buyer: 'Chloé', daysAgo: 2, steps: [paid] },
  { buyer: 'Bruno', daysAgo: 1, steps: [] },
];

const addresses: Readonly<Record<string, Omit<Address, 'name'>>> = {
  Ada: { line1: '14 Cloth Fair', postalCode: 'EC1A 7JQ', city: 'London', country: 'GB' },
  Bruno: { line1: 'Seefeldstrasse 40', postalCode: '8008', city: 'Zürich', country: 'CH' },
  Chloé: { line1: '12 rue des Martyrs', postalCode: '75009', city: 'Paris', country: 'FR' },
  Dieter: { line1: 'Lindenallee 7', postalCode: '50968', city: 'Köln', country: 'DE' },
};

const day = 86_400_000;

/** What the demo's people have ordered, in every state that an order has, and a promo code to try. */
export async function seedOrders(
  tx: Transaction,
  { clock, moving }: { readonly clock: Clock; readonly moving: (clock: Clock) => MoveDeps },
  people: readonly SeededPerson[],
): Promise<void> {
  const productId = await productOnSale(tx, moving(clock).pack);
  if (productId === null) return;
  for (const order of demoOrders) {
    const who = people.find(({ person }) => person.first_name === order.buyer);
    if (who) await seedOrder(tx, moving, { ...order, productId, who }, clock.now());
  }
  const none = { amount: null, minimum: null, currency: null, startsAt: null, endsAt: null };
  const uses = { totalUses: null, usesPerPerson: 1 };
  await insertPromoCode(tx, { id: newId(), code: demoPromoCode, percent: 10, ...none, ...uses });
}

async function seedOrder(
  tx: Transaction,
  moving: (clock: Clock) => MoveDeps,
  order: DemoOrder & { readonly productId: ProductId; readonly who: SeededPerson },
  now: Date,
): Promise<void> {
  const { userId, person } = order.who;
  const { first_name, last_name, locale } = person;
  const place = addresses[first_name];
  if (!place) return;
  const placedAt = new Date(now.getTime() - order.daysAgo * day);
  const moves = order.steps.map((step, at) => ({
    ...step,
    at: new Date(placedAt.getTime() + (at + 1) * day),
  }));
  const address = { name: `${first_name} ${last_name}`, ...place };
  const items = [{ productId: order.productId, quantity: order.quantity ?? 1 }];
  const wish = { locale, address, items };
  const rate = await rateTo(tx, moving({ now: () => placedAt }), wish);
  const id = await importOrder(tx, moving, { userId, placedAt, moves, rate, ...wish });
  await seedParcel(tx, id, moves, now);
}

/** The ordinary service of the pack, as it was offered on the day. */
async function rateTo(
  tx: Transaction,
  { pack, clock }: MoveDeps,
  { address, items, locale }: Pick<OrderStory, 'address' | 'items' | 'locale'>,
): Promise<HeldRate> {
  const now = clock.now();
  const parcel = await parcelOf(tx, pack, { items, country: address.country, now });
  const [rate] = await createRateTable(pack).rates({ address, parcel, locale, now });
  if (!rate) throw new Error(`the pack sends nothing to ${address.country}`);
  return rate;
}

/** Where a parcel came through; the order knows of it already. */
async function seedParcel(
  tx: Transaction,
  orderId: Parameters<typeof recordEvents>[2],
  moves: readonly Move[],
  now: Date,
): Promise<void> {
  const at = (to: Move['to']) => moves.find((move) => move.to === to)?.at;
  const [sent, arrived] = [at('shipped'), at('delivered')];
  if (!sent) return;
  const hours = (from: Date, many: number) =>
    new Date(Math.min(now.getTime(), from.getTime() + many * 3_600_000));
  const event = { text: '', place: null };
  await recordEvents(tx, { moved: async () => {} }, orderId, [
    { ...event, at: hours(sent, 5), status: 'in_transit' },
    ...(arrived
      ? [
          { ...event, at: hours(arrived, -6), status: 'out_for_delivery' as const },
          { ...event, at: arrived, status: 'delivered' as const },
        ]
      : []),
  ]);
}
