import { ne } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { type Secrets, SecretsError } from './secrets.ts';
import { installation } from './tables.ts';

type Fingerprint = Pick<Secrets, 'fingerprint'>;

/**
 * Stores the fingerprint of the secrets that the database is first used with, and compares it at
 * each later start: servers with different secrets would refuse each other's codes and addresses.
 * @throws SecretsError where the stored fingerprint is another
 */
export async function bindSecrets(
  db: Queryable,
  { fingerprint }: Fingerprint,
  now: Date,
): Promise<void> {
  const row = { secretsFingerprint: fingerprint, adoptedAt: now };
  await db.insert(installation).values(row).onConflictDoNothing();
  const [bound] = await db.select().from(installation);
  if (bound?.secretsFingerprint === fingerprint) return;
  throw new SecretsError(
    'The database was first used with other secrets than those of this server. Give it the same ones, by SECRET_KEY or by the secrets.json of the server that has them; or accept these by: npm run admin -- adopt-secrets',
  );
}

/** Replaces the stored fingerprint. False where it is these secrets' already. */
export async function adoptSecrets(
  db: Queryable,
  { fingerprint }: Fingerprint,
  now: Date,
): Promise<boolean> {
  const set = { secretsFingerprint: fingerprint, adoptedAt: now };
  const changed = await db
    .insert(installation)
    .values(set)
    .onConflictDoUpdate({
      target: installation.only,
      set,
      setWhere: ne(installation.secretsFingerprint, fingerprint),
    })
    .returning();
  return changed.length > 0;
}
