import { orderNumberOf } from '../domains/invoices/index.ts';
import { acceptReturn, advanceOrder, createPaidOrders } from '../domains/orders/index.ts';
import {
  type TransferOutcome,
  transferArrived,
  transferReturned,
} from '../domains/payments/index.ts';
import { inTransaction } from '../platform/transaction.ts';
import { type Command, type CommandDeps, CommandError } from './command.ts';
import { type Moves, withMoves } from './order-moves.ts';

/** @returns whether the order can take the step */
type Step = (deps: CommandDeps, moves: Moves, order: string, tracking?: string) => Promise<boolean>;

const transfer =
  (take: typeof transferArrived): Step =>
  async ({ db, clock }, moves, order) => {
    const outcome = await take({ db, clock, orders: createPaidOrders(moves) }, order);
    const refusal = refusals[outcome];
    if (refusal) throw new CommandError(refusal);
    return outcome === 'done';
  };

const refusals: Partial<Record<TransferOutcome, string>> = {
  by_card: 'It is paid by card: Stripe says when money comes and goes.',
  too_late: 'The order is called off: the money is noted, and is to be sent back.',
};

const advance =
  (to: 'packed' | 'shipped' | 'cancelled'): Step =>
  ({ db }, moves, orderNumber, trackingNumber) =>
    inTransaction(db, (tx) =>
      advanceOrder(tx, moves, {
        orderNumber,
        to,
        ...(trackingNumber !== undefined && { trackingNumber }),
      }),
    );

const steps: Readonly<Record<string, Step>> = {
  paid: transfer(transferArrived),
  packed: advance('packed'),
  shipped: advance('shipped'),
  cancelled: advance('cancelled'),
  'return-accepted': ({ db }, moves, order) =>
    inTransaction(db, (tx) => acceptReturn(tx, moves, order)),
  refunded: transfer(transferReturned),
};

export const order: Command = {
  usage: 'STEP NUMBER [TRACKING]',
  purpose: `brings an order, by its number or its invoice’s, a step further: ${Object.keys(steps).join(', ')}`,
  takes: [2, 3],
  async run(deps, [name = '', number = '', tracking]) {
    const step = steps[name];
    if (!step)
      throw new CommandError(
        `There is no step ${name}. There are: ${Object.keys(steps).join(', ')}.`,
      );
    if ((tracking !== undefined) !== (name === 'shipped'))
      throw new CommandError(
        'An order that is shipped has a tracking number, and no other step has.',
      );
    const ordered = (await orderNumberOf(deps.db, number)) ?? number;
    const isDone = await withMoves(deps, (moves) => step(deps, moves, ordered, tracking));
    if (!isDone) throw new CommandError(`There is no order ${number} that can be ${name} now.`);
    return `${number} is ${name}.`;
  },
};
