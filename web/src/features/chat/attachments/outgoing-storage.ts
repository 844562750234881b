import { createStore, promisifyRequest } from 'idb-keyval';
import { isRecord } from '../../../shared/json/is-record.ts';
import type { Bytes, BytesCipher, Cipher } from '../../../shared/state/cipher.ts';
import type { Outgoing } from './outgoing.ts';

const version = 1;

export type OutgoingStorage = ReturnType<typeof outgoingStorage>;

/**
 * Files that are to be sent, in IndexedDB: what each is and its bytes, both encrypted, so that the
 * list is read without them. Every call may be rejected: storage can be closed to us, or full.
 */
export function outgoingStorage(name: string, cipher: Cipher & BytesCipher) {
  const store = createStore(name, 'files');

  async function unseal(ownerId: string, sealed: unknown): Promise<Outgoing[]> {
    if (typeof sealed !== 'string') return [];
    try {
      const kept: unknown = JSON.parse(await cipher.decrypt(sealed));
      return isKept(kept) && kept.entry.ownerId === ownerId ? [kept.entry] : [];
    } catch {
      return [];
    }
  }

  return {
    /** One person's, oldest first. */
    async read(ownerId: string): Promise<Outgoing[]> {
      const sealed = await store('readonly', (records) =>
        promisifyRequest<unknown[]>(records.getAll(entriesOf(ownerId))),
      );
      return (await Promise.all(sealed.map((each) => unseal(ownerId, each)))).flat();
    },

    async bytes(entry: Outgoing): Promise<Bytes | null> {
      const sealed = await store('readonly', (records) =>
        promisifyRequest<unknown>(records.get(bytesKey(entry))),
      );
      return sealed instanceof Uint8Array ? cipher.decryptBytes(new Uint8Array(sealed)) : null;
    },

    async write(entry: Outgoing, bytes: Bytes): Promise<void> {
      const sealed = await cipher.encrypt(JSON.stringify({ version, entry }));
      const sealedBytes = await cipher.encryptBytes(bytes);
      await store('readwrite', (records) => {
        records.put(sealed, entryKey(entry));
        records.put(sealedBytes, bytesKey(entry));
        // A full disk is noticed at the end of the transaction only.
        return promisifyRequest(records.transaction);
      });
    },

    async remove(entry: Outgoing): Promise<void> {
      await store('readwrite', (records) => {
        records.delete(entryKey(entry));
        records.delete(bytesKey(entry));
        return promisifyRequest(records.transaction);
      });
    },

    /** What anybody else has left here. */
    async removeOthers(ownerId: string): Promise<void> {
      await store('readwrite', async (records) => {
        const isOwn = (key: IDBValidKey) =>
          typeof key === 'string' && key.split('/')[1] === ownerId;
        for (const key of await promisifyRequest(records.getAllKeys()))
          if (!isOwn(key)) records.delete(key);
        return promisifyRequest(records.transaction);
      });
    },

    async removeAll(ownerId: string): Promise<void> {
      await store('readwrite', (records) => {
        records.delete(entriesOf(ownerId));
        records.delete(IDBKeyRange.bound(`bytes/${ownerId}/`, `bytes/${ownerId}/\uffff`));
        return promisifyRequest(records.transaction);
      });
    },
  };
}

function entryKey({ ownerId, id }: Outgoing): string {
  return `entry/${ownerId}/${id}`;
}

function bytesKey({ ownerId, id }: Outgoing): string {
  return `bytes/${ownerId}/${id}`;
}

function entriesOf(ownerId: string): IDBKeyRange {
  return IDBKeyRange.bound(`entry/${ownerId}/`, `entry/${ownerId}/\uffff`);
}

/** What is read has been written and sealed here: its version says its shape. */
function isKept(value: unknown): value is { readonly entry: Outgoing } {
  return isRecord(value) && value.version === version && isRecord(value.entry);
}
