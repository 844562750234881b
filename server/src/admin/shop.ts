import { daySchema } from '@stratum/contract/calendar';
import {
  insertPromoCode,
  plainCode,
  productOnSale,
  promoCodeExists,
  restock,
} from '../domains/shop/index.ts';
import { createJobQueue } from '../platform/jobs/job-queue.ts';
import { newId } from '../platform/new-id.ts';
import { inTransaction } from '../platform/transaction.ts';
import { type Command, CommandError } from './command.ts';
import { openPacks } from './open-packs.ts';

export const stock: Command = {
  usage: 'PIECES',
  purpose: 'says how many of the product there are to be sold from now on',
  takes: [1, 1],
  async run(deps, [pieces = '']) {
    const { db, address, log } = deps;
    if (!/^\d{1,6}$/.test(pieces))
      throw new CommandError('PIECES is a number of up to six digits.');
    const id = await productOnSale(db, (await openPacks(deps)).pack);
    if (id === null) throw new CommandError('The shop has not opened: start the server once.');
    const jobs = createJobQueue({ address, log, worker: null });
    try {
      await inTransaction(db, (tx) => restock(tx, jobs, { id, stock: Number(pieces) }));
    } finally {
      await jobs.stop();
    }
    return `${pieces} can be ordered.`;
  },
};

/** `until=2026-12-31`: what may be said of a code besides what it takes off. */
const limits = ['from', 'until', 'uses', 'each', 'minimum'] as const;
type Limit = (typeof limits)[number];

export const promoCode: Command = {
  usage: 'CODE 10%|5.00EUR [from=DAY until=DAY uses=N each=N minimum=30.00EUR]',
  purpose:
    'makes a promo code; days are UTC and both included, `each` is how often a person may use it',
  takes: [2, 2 + limits.length],
  async run({ db }, [typed = '', off = '', ...words]) {
    const code = plainCode(typed);
    if (!/^[\p{L}\p{N}-]{3,40}$/u.test(code))
      throw new CommandError('CODE has 3 to 40 letters and digits.');
    if (await promoCodeExists(db, code)) throw new CommandError(`There is a code ${code} already.`);
    const said = new Map(words.map(limitOf));
    const percent = /^([1-9]\d?|100)%$/.exec(off)?.[1];
    const amount = percent === undefined ? moneyOf(off) : null;
    const minimum = said.has('minimum') ? moneyOf(said.get('minimum')) : null;
    if (amount && minimum && amount.currency !== minimum.currency)
      throw new CommandError('A code is of one currency.');
    await insertPromoCode(db, {
      id: newId(),
      code,
      percent: percent === undefined ? null : Number(percent),
      amount: amount?.amount ?? null,
      minimum: minimum?.amount ?? null,
      currency: amount?.currency ?? minimum?.currency ?? null,
      startsAt: dayOf(said.get('from'), 0),
      endsAt: dayOf(said.get('until'), 1),
      totalUses: countOf(said.get('uses')),
      usesPerPerson: countOf(said.get('each')),
    });
    return `${code} takes ${off} off.`;
  },
};

function limitOf(word: string): [Limit, string] {
  const [name, value = ''] = word.split('=', 2);
  const limit = limits.find((one) => one === name);
  if (!limit) throw new CommandError(`There is no ${word}: write one of ${limits.join('=, ')}=.`);
  return [limit, value];
}

/** `5.00EUR` in minor units of currencies that have two digits, as all do that the shop sells in. */
function moneyOf(text = ''): { readonly amount: number; readonly currency: string } {
  const [, whole, minor, currency] = /^(\d{1,6})\.(\d{2})([A-Z]{3})$/.exec(text) ?? [];
  if (whole === undefined || currency === undefined)
    throw new CommandError('An amount is written 5.00EUR.');
  return { amount: Number(whole) * 100 + Number(minor), currency };
}

/** @param later days, so that the day that is named is included */
function dayOf(text: string | undefined, later: 0 | 1): Date | null {
  if (text === undefined) return null;
  if (!daySchema.safeParse(text).success) throw new CommandError('A day is written 2026-12-31.');
  return new Date(Date.parse(text) + later * 86_400_000);
}

function countOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CommandError('A number of uses is written 100.');
  return Number(text);
}
