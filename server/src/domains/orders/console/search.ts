import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database.ts';
import { userByEmail } from '../../accounts/index.ts';
import { orderNumberOf } from '../../invoices/index.ts';
import { orderNumbers, orders } from '../tables.ts';

/** Letters of a name without which a search would find too many. */
const fewestLetters = 2;
const nothing = sql`false`;

/** Which orders somebody means by what they have typed; each way is by an index. */
export async function searched(tx: Queryable, typed: string): Promise<SQL> {
  const text = typed.trim();
  if (text.includes('@')) {
    const user = await userByEmail(tx, text.toLowerCase());
    return user ? eq(orders.userId, user.id) : nothing;
  }
  const [, digits] = /^(?:s-\d{4}-)?(\d{1,6})$/i.exec(text) ?? [];
  if (/^s-/i.test(text)) return eq(orders.number, text.toUpperCase());
  if (/^(inv|cn)-/i.test(text))
    return eq(orders.number, (await orderNumberOf(tx, text.toUpperCase())) ?? '');
  if (digits !== undefined) return numberedInAnyYear(digits);
  const isParcel = eq(orders.trackingNumber, text);
  if (text.length < fewestLetters) return isParcel;
  return (
    or(isParcel, sql`lower(${orders.address} ->> 'name') like ${beginningWith(text)}`) ?? isParcel
  );
}

/** `17` is S-2026-000017, and that of every other year. */
function numberedInAnyYear(digits: string): SQL {
  const years = sql`select 'S-' || ${orderNumbers.year} || '-' || ${digits.padStart(6, '0')}::text from ${orderNumbers}`;
  return sql`${orders.number} in (${years})`;
}

function beginningWith(text: string): string {
  return `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}
