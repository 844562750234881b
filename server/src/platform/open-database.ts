import type { Config } from './config.ts';
import type { DatabaseAddress } from './database.ts';
import type { Log } from './log.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { DataFolderInUseError } from './postgres/errors.ts';
import { findRunningPostgres } from './postgres/find-running.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

export interface OpenedDatabase {
  readonly address: DatabaseAddress;
  /** @param within milliseconds that the end may take */
  stop(within?: number): Promise<void>;
}

/** The database by configuration: DATABASE_URL, else the embedded one, started for this process. */
export async function openDatabase(settings: Settings, log: Log): Promise<OpenedDatabase> {
  if (settings.DATABASE_URL) {
    return { address: { connectionString: settings.DATABASE_URL }, async stop() {} };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, log });
  return { address: postgres.connection, stop: postgres.stop };
}

/** The same beside a server that may be running: then its embedded database is used, and left running. */
export async function shareDatabase(settings: Settings, log: Log): Promise<OpenedDatabase> {
  try {
    return await openDatabase(settings, log);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return { address: await findRunningPostgres(settings.DATA_DIR), async stop() {} };
  }
}
