import { anyHasAccount } from '../domains/accounts/index.ts';
import type { Database } from '../platform/database.ts';
import { demoPeople } from './people.ts';

/** The data holds accounts whose password everybody can read. */
export class DemoDataError extends Error {
  override name = 'DemoDataError';
}

/** @throws DemoDataError where the demo was seeded and is not wanted any more */
export async function refuseDemoPeople(db: Database): Promise<void> {
  const addresses = demoPeople.map(({ email }) => email);
  if (!(await anyHasAccount(db, addresses))) return;
  throw new DemoDataError(
    'This database holds the demo’s people, whose password is public. Start on an empty DATA_DIR or DATABASE_URL, or keep the demo with DEMO=on.',
  );
}
