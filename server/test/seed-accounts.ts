import type { OrganizationId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Role } from '@stratum/contract/person';
import { openAccount } from '../src/domains/accounts/index.ts';
import { hashPassword } from '../src/domains/auth/index.ts';
import { openSession } from '../src/domains/auth/sessions/sessions.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Queryable, Transaction } from '../src/platform/database.ts';
import { newId } from '../src/platform/new-id.ts';

export interface SeededUser {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly role: Role;
  readonly organizationId?: OrganizationId | null;
}

/** Hashing costs time by design: once for a password and a process. */
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Puts an account in place without a mail. */
export async function seedUser(tx: Queryable, clock: Clock, user: SeededUser): Promise<UserId> {
  const opened = await openAccount(tx, {
    id: newId(),
    email: user.email.toLowerCase(),
    passwordHash: await hashOf(user.password),
    firstName: user.first_name,
    lastName: user.last_name,
    smsNotification: false,
    locale: user.locale,
    timeZone: user.timeZone,
    role: user.role,
    organizationId: user.organizationId ?? null,
    createdAt: clock.now(),
  });
  if (!opened) throw new Error(`${user.email} has an account already`);
  return opened.id;
}

/** Opens a session without a password. @returns the token */
export async function seedSession(tx: Transaction, clock: Clock, userId: UserId): Promise<string> {
  const session = { userId, userAgent: '', network: null, now: clock.now() };
  return (await openSession(tx, session)).accessToken;
}
