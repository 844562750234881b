import type { OrganizationId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Role } from '@stratum/contract/person';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { insertUser } from './store.ts';

export interface PlantedUser {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly role: Role;
  readonly organizationId?: OrganizationId | null;
}

/** Puts an account in place without a mail. */
export async function plantUser(tx: Queryable, clock: Clock, user: PlantedUser): Promise<UserId> {
  const planted = await insertUser(tx, {
    id: newId(),
    email: user.email.toLowerCase(),
    passwordHash: await hashPassword(user.password),
    firstName: user.first_name,
    lastName: user.last_name,
    smsNotification: false,
    locale: user.locale,
    timeZone: user.timeZone,
    role: user.role,
    organizationId: user.organizationId ?? null,
    createdAt: clock.now(),
  });
  if (!planted) throw new Error(`${user.email} has an account already`);
  return planted.id;
}

/** Signs somebody in without a password. @returns the token */
export async function plantSession(tx: Transaction, clock: Clock, userId: UserId) {
  const { accessToken } = await openSession(tx, {
    userId,
    userAgent: '',
    network: null,
    now: clock.now(),
  });
  return accessToken;
}
