import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A name that leads into a network that is not public. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

type LookupAll = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for a connection, and fails where any of its addresses is not public. The socket
 * connects to the addresses that were checked: a second answer of the name's owner changes nothing.
 */
export function createPublicLookup(lookupAll: LookupAll = lookup): LookupFunction {
  return (hostname, { all }, callback) => {
    lookupAll(hostname, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new PrivateAddressError('no address'), []);
      if (!addresses.every(({ address }) => isPublic(address))) {
        return callback(new PrivateAddressError('the host has an address that is not public'), []);
      }
      if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** Whether an address is in no range of special purpose, nor an IPv6 one that stands for such an IPv4 one. */
export function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}
