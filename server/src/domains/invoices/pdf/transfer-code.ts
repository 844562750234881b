import type { Money } from '@stratum/contract/money';
import type { BankAccount } from '../seller.ts';

/** The longest sum that the code may name, in cents. */
const longest = 99_999_999_999;

/**
 * What the QR code of a SEPA transfer says (EPC069-12, version 002). Null for another currency than the euro:
 * there is no such transfer.
 */
export function transferCode(
  { holder, iban, bic }: BankAccount,
  { amount, currency }: Money,
  reference: string,
): string | null {
  if (currency !== 'EUR' || amount < 1 || amount > longest) return null;
  const sum = `EUR${(amount / 100).toFixed(2)}`;
  // Characters by UTF-8; neither purpose nor structured reference.
  const [utf8, none] = ['1', ''];
  const parts = ['BCD', '002', utf8, 'SCT', bic ?? none, holder.slice(0, 70), iban, sum];
  return [...parts, none, none, reference].join('\n');
}
