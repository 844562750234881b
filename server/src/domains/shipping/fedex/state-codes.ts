import { findState } from '../../places/index.ts';

/** Canada's provinces are numbered in the list of states, and have two letters in the post. */
const canadian: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** A state as the post writes it, of the two countries where carriers ask for it. */
export function postalStateCode(country: string, state: string | undefined): string | null {
  if (state === undefined || !['CA', 'US'].includes(country)) return null;
  const known = findState(country, state);
  if (!known) return null;
  return country === 'US' ? known.id : (canadian[known.id] ?? null);
}
