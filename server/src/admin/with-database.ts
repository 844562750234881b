import { refuseUnfinishedRestore } from '../platform/backup/empty-folder.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { connectDatabase } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { migrateDatabase } from '../platform/migrations/migrate-database.ts';
import { shareDatabase } from '../platform/open-database.ts';
import { bindSecrets } from '../platform/secrets/bind-secrets.ts';
import { loadSecrets } from '../platform/secrets/secrets.ts';
import type { CommandDeps } from './command.ts';

interface Opening {
  readonly config: Config;
  readonly log: Log;
  /** Runs also where the database knows other secrets. */
  readonly anySecrets: boolean;
}

/** Runs work on DATABASE_URL or the embedded database, beside a running server or without one. */
export async function withDatabase<T>(
  { config, log, anySecrets }: Opening,
  work: (deps: CommandDeps) => Promise<T>,
): Promise<T> {
  await refuseUnfinishedRestore(config.DATA_DIR);
  const secrets = await loadSecrets(config);
  const { address, stop } = await shareDatabase(config, log);
  try {
    await migrateDatabase(address, log);
    const database = connectDatabase(address, { log, poolSize: 2 });
    try {
      const { db } = database;
      const clock = systemClock;
      if (!anySecrets) await bindSecrets(db, secrets, clock.now());
      return await work({ db, clock, secrets, config, address, log });
    } finally {
      await database.close();
    }
  } finally {
    await stop();
  }
}
