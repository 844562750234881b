import { Readable } from 'node:stream';
import type { UserId } from '@stratum/contract/ids';
import { everyRow } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import type { ExportEntry, PersonalData } from '../../platform/personal-data.ts';
import type { MoveDeps } from './deps.ts';
import { moveIfPossible } from './move.ts';
import { deleteOrdersOf, eventsOf, ordersOf } from './store.ts';
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
            const { actions: _, ...order } = toDetails(row, events, none, {
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
  for await (const { invoiceId, creditNoteId } of everyRow(page(db, userId))) {
    for (const id of [invoiceId, creditNoteId]) {
      const number = id && (await invoices.numberOf(db, id));
      if (!id || !number) continue;
      const bytes = async () => Readable.from([await invoices.pdfOf(db, id)]);
      yield { path: `orders/${number}.pdf`, bytes };
    }
  }
}
