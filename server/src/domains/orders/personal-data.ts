import { Readable } from 'node:stream';
import type { UserId } from '@stratum/contract/ids';
import { everyRow } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import type { ExportEntry, PersonalData } from '../../platform/personal-data.ts';
import { moneyIn } from '../shop/index.ts';
import type { MoveDeps } from './deps.ts';
import { moveIfPossible } from './move.ts';
import { deleteOrdersOf, eventsOf, ordersOf, refundsOf } from './store.ts';
import type { OrderRow } from './tables.ts';
import { toDetails } from './to-order.ts';

/** What was ordered. What an account's end finds unsent is cancelled; invoices stay, and know nothing of it. */
export function ordersPersonalData(deps: MoveDeps): PersonalData {
  const {
    clock,
    selling: { timeZone },
  } = deps;
  const none = { trackingUrl: null, invoiceUrl: null, creditNoteUrl: null };
  return {
    name: 'orders',
    tables: ['orders'],
    async *export({ db, userId }) {
      yield {
        path: 'orders.json',
        rows: async function* () {
          for await (const row of everyRow(page(db, userId))) {
            const events = await eventsOf(db, row.id);
            const papers = { ...none, refunds: await refundsIn(db, row) };
            const { actions: _, ...order } = toDetails(row, events, papers, {
              now: clock.now(),
              timeZone,
            });
            // What a buyer has written about a return is told to who sells, and is theirs.
            const own = events.filter(({ status }) => status === 'return_requested');
            const words = own.flatMap((event) => event.words ?? []);
            yield { ...order, words };
          }
        },
      };
      yield* papersOf(db, deps, userId);
    },
    async erase(tx, userId) {
      const silently = {
        to: 'cancelled',
        by: 'buyer',
        cancelReason: 'buyer',
        isSilent: true,
      } as const;
      for await (const { id } of everyRow(page(tx, userId))) {
        await moveIfPossible(tx, deps, id, { ...silently, at: clock.now() });
      }
      await deleteOrdersOf(tx, userId);
    },
  };
}

async function refundsIn(db: Queryable, row: OrderRow) {
  const refunds = await refundsOf(db, row);
  const money = moneyIn(row.currency);
  return refunds.map(({ id, at, amount }) => ({
    id,
    at: at.toISOString(),
    amount: money(amount),
    creditNoteUrl: null,
  }));
}

const page =
  (tx: Queryable, userId: UserId) =>
  (after: OrderRow | undefined, limit: number): Promise<OrderRow[]> =>
    ordersOf(tx, userId, { after, limit });

/** Invoices and credit notes of a person, which only their orders know. */
async function* papersOf(
  db: Queryable,
  { invoices }: Pick<MoveDeps, 'invoices'>,
  userId: UserId,
): AsyncIterable<ExportEntry> {
  for await (const row of everyRow(page(db, userId))) {
    const parts = await refundsOf(db, row);
    const notes = parts.map((part) => part.creditNoteId);
    for (const id of [row.invoiceId, row.creditNoteId, ...notes]) {
      const number = id && (await invoices.numberOf(db, id));
      if (!id || !number) continue;
      const bytes = async () => Readable.from([await invoices.pdfOf(db, id)]);
      yield { path: `orders/${number}.pdf`, bytes };
    }
  }
}
