import type { Locale } from '@stratum/contract/locale';
import type { Address } from '../ports.ts';

/**
 * `valid`: known as written. `suggestion`: known a little otherwise. `not_checked`: nobody knows the street;
 * city, state and postal code are as the lists have them.
 */
export interface AddressVerdict {
  readonly verdict: 'valid' | 'suggestion' | 'not_checked';
  readonly suggestion: Address | null;
}

export interface AddressQuery {
  readonly address: Address;
  readonly locale: Locale;
  /** Of the caller. */
  readonly network: string;
}

/** Says of an address whose country, state and postal code can be whether the place is known. */
export interface AddressCheck {
  check(query: AddressQuery): Promise<AddressVerdict>;
}

/** The address with what is known better, or that it is known as it is. Case and marks are no difference. */
export function verdictOn(
  address: Address,
  known: Partial<Address>,
  otherwise: 'valid' | 'not_checked',
): AddressVerdict {
  const suggestion: Address = { ...address, ...known };
  const keys = ['line1', 'line2', 'postalCode', 'city', 'state'] as const;
  const differs = keys.some((key) => plain(suggestion[key]) !== plain(address[key]));
  return differs ? { verdict: 'suggestion', suggestion } : { verdict: otherwise, suggestion: null };
}

function plain(text: string | undefined): string {
  return (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.,-]+/g, ' ')
    .trim();
}
