import type { Address, AddressPart } from '@stratum/contract/shop/address';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';

interface AddressLinesProps {
  address: Address;
  /** What is marked in it: where it differs from another. */
  marked?: readonly AddressPart[];
}

/** An address as it stands on a parcel. */
export function AddressLines({ address, marked = [] }: AddressLinesProps) {
  const format = useFormat();
  const { name, line1, line2, postalCode, city, state, country } = address;
  const part = (key: AddressPart, text: string): ReactNode =>
    marked.includes(key) ? (
      <mark className="rounded-xs bg-found px-0.5 text-ink">{text}</mark>
    ) : (
      <bdi>{text}</bdi>
    );
  const lines = [
    part('name', name),
    part('line1', line1),
    line2 && part('line2', line2),
    <Fragment key="place">
      {part('postalCode', postalCode)} {part('city', city)}
      {state && <>, {part('state', state)}</>}
    </Fragment>,
    part('country', format.country(country)),
  ];
  return lines.map(
    (line, index) =>
      line && (
        // The lines of an address stay in their order.
        <span key={index} className="block">
          {line}
        </span>
      ),
  );
}
