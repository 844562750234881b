import { ne } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { type Secrets, SecretsError } from './secrets.ts';
import { installation } from './tables.ts';

type Fingerprint = Pick<Secrets, 'fingerprint'>;

/**
 * Ties the database to the secrets that it is first used with. Two servers with different ones
 * would refuse each other's codes and addresses without a word.
 * @throws SecretsError where it is tied to others
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

/** Ties the database to these secrets instead. False where it was already. */
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
