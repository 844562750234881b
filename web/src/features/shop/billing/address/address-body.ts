import type { Address, AddressPart } from '@stratum/contract/shop/address';
import { type AddressFields, emptyAddress } from '../../order-draft.ts';

/** Where letters name the state as well as the city. */
const countriesWithState = ['AU', 'BR', 'CA', 'CN', 'IN', 'MX', 'MY', 'US'];

/** Whether an address there has a field for the state: elsewhere none is taken over from what is known. */
export function namesState(country: string | null): country is string {
  return country !== null && countriesWithState.includes(country);
}

/** What is sent of an address: fields that stay empty are left out. */
export function toAddress({ country, ...fields }: AddressFields): Address {
  const { name, line1, line2, postalCode, city, state, phone } = fields;
  return {
    name,
    line1,
    ...(line2.trim() && { line2 }),
    postalCode,
    city,
    ...(state.trim() && { state }),
    country: country ?? '',
    ...(phone.trim() && { phone }),
  };
}

export function toFields(address: Address): AddressFields {
  const { line2 = '', state = '', phone = '' } = address;
  return { ...emptyAddress, ...address, line2, state, phone };
}

/** The parts in which a suggestion is another than what was typed. */
export function differingParts(one: Address, other: Address): readonly AddressPart[] {
  const parts: readonly AddressPart[] = [
    'name',
    'line1',
    'line2',
    'postalCode',
    'city',
    'state',
    'country',
  ];
  return parts.filter((part) => (one[part] ?? '') !== (other[part] ?? ''));
}
