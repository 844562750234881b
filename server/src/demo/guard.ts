import { inArray } from 'drizzle-orm';
import { users } from '../domains/auth/index.ts';
import type { Database } from '../platform/database.ts';
import { demoPeople } from './people.ts';

/** The data holds accounts whose password everybody can read. */
export class DemoDataError extends Error {
  override name = 'DemoDataError';
}

/** @throws DemoDataError where the demo was planted and is not wanted any more */
export async function refuseDemoPeople(db: Database): Promise<void> {
  const addresses = demoPeople.map(({ email }) => email);
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, addresses))
    .limit(1);
  if (found.length === 0) return;
  throw new DemoDataError(
    'This database holds the demo’s people, whose password is public. Start on an empty DATA_DIR or DATABASE_URL, or keep the demo with DEMO=on.',
  );
}
