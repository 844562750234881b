import type { SessionId, UserId } from '@stratum/contract/ids';
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { codeRules } from './rules.ts';
import { type CodePurpose, oneTimeCodes, sessions, type UserRow, users } from './tables.ts';

/** Opens an account, or replaces one whose address nobody has proved; leaves a verified one alone. */
export async function putUnverifiedUser(tx: Transaction, row: typeof users.$inferInsert) {
  const { id: _id, email: _email, ...newest } = row;
  await tx
    .insert(users)
    .values(row)
    .onConflictDoUpdate({
      target: users.email,
      set: newest,
      setWhere: isNull(users.emailVerifiedAt),
    });
}

export async function insertUser(tx: Transaction, row: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(row);
}

interface NewCode {
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly codeHash: string;
  readonly expiresAt: Date;
}

/** Gives an unverified account its code, in place of the one before. Null where there is none. */
export async function putCode(tx: Transaction, code: NewCode): Promise<UserId | null> {
  const { email, purpose, codeHash, expiresAt } = code;
  const account = tx
    .select({
      userId: users.id,
      purpose: sql<CodePurpose>`${purpose}::text`.as('purpose'),
      codeHash: sql<string>`${codeHash}::text`.as('code_hash'),
      tries: sql<number>`0::smallint`.as('tries'),
      expiresAt: sql<Date>`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
    })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)));
  const [row] = await tx
    .insert(oneTimeCodes)
    .select(account)
    .onConflictDoUpdate({
      target: [oneTimeCodes.userId, oneTimeCodes.purpose],
      set: { codeHash, tries: 0, expiresAt },
    })
    .returning({ userId: oneTimeCodes.userId });
  return row?.userId ?? null;
}

/** Locks the account before its code: signing up takes the two in the same order. */
export async function lockUnverifiedUser(tx: Transaction, email: string): Promise<UserId | null> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)))
    .for('no key update');
  return row?.id ?? null;
}

/** Uses up a try of a live code and gives its hash, to compare with what was entered. */
export async function spendTry(tx: Transaction, userId: UserId, purpose: CodePurpose, now: Date) {
  const [row] = await tx
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.purpose, purpose),
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.tries, codeRules.tries),
      ),
    )
    .returning({ codeHash: oneTimeCodes.codeHash });
  return row?.codeHash ?? null;
}

export async function deleteCode(tx: Transaction, userId: UserId, purpose: CodePurpose) {
  await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose)));
}

export async function setVerified(tx: Transaction, userId: UserId, now: Date): Promise<void> {
  await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, userId));
}

export async function userByEmail(tx: Transaction, email: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function userById(tx: Transaction, id: UserId): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function isVerifiedEmail(tx: Transaction, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)));
  return rows.length > 0;
}

export async function anyUserExists(tx: Transaction): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function insertSession(tx: Transaction, row: typeof sessions.$inferInsert) {
  await tx.insert(sessions).values(row);
}

export async function deleteSession(tx: Transaction, id: SessionId): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** Forgets a person's sessions that expired before an instant. */
export async function deleteSessionsExpired(tx: Transaction, userId: UserId, before: Date) {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, before)));
}

/** Notes the use of a session, unless another call did so after `notedBefore`. */
export async function noteSession(tx: Transaction, id: SessionId, now: Date, notedBefore: Date) {
  await tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, notedBefore)));
}
