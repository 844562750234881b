import type { ItemId } from '@stratum/contract/ids';

/** A UUIDv7: an item has its id before the server knows of it, so that it is made once. */
export function newItemId(now = Date.now()): ItemId {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let place = 0; place < 6; place += 1) {
    bytes[place] = Math.floor(now / 2 ** (8 * (5 - place))) % 256;
  }
  bytes[6] = 0x70 + ((bytes[6] ?? 0) % 16);
  bytes[8] = 0x80 + ((bytes[8] ?? 0) % 64);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as ItemId;
}
