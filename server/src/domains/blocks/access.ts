import type { UserId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import type { Door } from '../../platform/http/call.ts';
import { type UserRow, userById } from '../accounts/index.ts';

/** Whether a person has met another in a way that a domain knows of. */
export type Meeting = (tx: Queryable, userId: UserId, other: UserId) => Promise<boolean>;

/** The only way to somebody else, for who has met them: to all others there is no such person. */
export function personAsFellow(meetings: readonly Meeting[]): Door<UserId, UserRow> {
  return async (tx, { userId }, other) => {
    if (other === userId) return null;
    for (const haveMet of meetings) {
      if (await haveMet(tx, userId, other)) return userById(tx, other);
    }
    return null;
  };
}

/** The doors of this domain, as its calls are given them. */
export type Doors = { readonly person: ReturnType<typeof personAsFellow> };
