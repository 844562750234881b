import type { ItemId } from '@stratum/contract/ids';

/** A UUIDv7: an item has its id before the server knows of it, so that it is made once. */
export function newItemId(now = Date.now()): ItemId {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let place = 0; place < 6; place += 1) {
    bytes[place] = Math.floor(now / 2 ** (8 * (5 - place))) % 256;
  }
  return idOf(bytes);
}

/** The same for the same bytes of the same person: what is taken in a second time is there already. */
export async function itemIdFor(owner: string, path: string, bytes: Uint8Array): Promise<ItemId> {
  const named = new TextEncoder().encode(`${owner}\n${path}\n`);
  const whole = new Uint8Array([...named, ...bytes]);
  return idOf(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)));
}

/** Of the first sixteen bytes, save what says that it is a UUIDv7. */
function idOf(given: Uint8Array): ItemId {
  const bytes = given.slice(0, 16);
  bytes[6] = 0x70 + ((bytes[6] ?? 0) % 16);
  bytes[8] = 0x80 + ((bytes[8] ?? 0) % 64);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as ItemId;
}
