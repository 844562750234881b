import type { Locale } from '@stratum/contract/locale';
import type { Address, AddressPart } from '@stratum/contract/shop/address';
import { fold } from '../../places/index.ts';

/**
 * `valid`: known as written. `suggestion`: known a little otherwise. `not_checked`: nobody knows the street;
 * the rest is as the lists have it.
 */
interface Verdict {
  readonly verdict: 'valid' | 'suggestion' | 'not_checked';
  readonly suggestion: Address | null;
}

interface AddressVerdict extends Verdict {
  /** What nobody could look up. */
  readonly unchecked: readonly AddressPart[];
}

interface AddressQuery {
  readonly address: Address;
  readonly locale: Locale;
  /** Of the caller. */
  readonly network: string;
}

/** Says of an address that can be whether it is known. */
export interface AddressCheck {
  check(query: AddressQuery): Promise<AddressVerdict>;
}

/**
 * The address with what is known better, or that it is as known. Case, marks and punctuation make no difference,
 * and keep the spelling that was typed.
 */
export function verdictOn(
  address: Address,
  known: Partial<Address>,
  otherwise: 'valid' | 'not_checked',
): Verdict {
  const parts = ['line1', 'line2', 'postalCode', 'city', 'state'] as const;
  const better = parts.filter(
    (part) => known[part] !== undefined && fold(known[part]) !== fold(address[part] ?? ''),
  );
  if (better.length === 0) return { verdict: otherwise, suggestion: null };
  const changes = Object.fromEntries(better.map((part) => [part, known[part]]));
  return { verdict: 'suggestion', suggestion: { ...address, ...changes } };
}
