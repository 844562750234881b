import { type UserId, userIdSchema } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Role } from '@stratum/contract/person';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
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
}

/** Puts a verified account in place without a mail. */
export async function plantUser(tx: Transaction, clock: Clock, user: PlantedUser): Promise<UserId> {
  const id = userIdSchema.parse(uuidv7());
  const createdAt = clock.now();
  await insertUser(tx, {
    id,
    email: user.email.toLowerCase(),
    passwordHash: await hashPassword(user.password),
    firstName: user.first_name,
    lastName: user.last_name,
    smsNotification: false,
    locale: user.locale,
    timeZone: user.timeZone,
    role: user.role,
    emailVerifiedAt: createdAt,
    createdAt,
  });
  return id;
}

/** Signs somebody in without a password. @returns the token */
export async function plantSession(tx: Transaction, clock: Clock, userId: UserId) {
  const { accessToken } = await openSession(tx, { userId, userAgent: '', now: clock.now() });
  return accessToken;
}
