import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { DATABASE_NAME, ensureCluster } from './cluster.ts';
import { ensureDatabase } from './ensure-database.ts';
import { type DataFolderLock, lockDataFolder } from './lock.ts';
import type { PostgresLog } from './postmaster.ts';
import { type CommandProbe, chooseRunAs, runsWell } from './run-as.ts';
import { type PostgresSettings, settingWords } from './settings.ts';
import { openSocketFolder, SOCKET_PORT } from './socket-folder.ts';
import { Supervisor } from './supervisor.ts';

export interface EmbeddedPostgresOptions {
  /** The cluster lies in its folder `postgres`. */
  readonly dataDir: string;
  readonly log: PostgresLog;
  /** Called each time that PostgreSQL ends by itself; it is started again in any case. */
  readonly onExit?: (code: number | null) => void;
  /** PostgreSQL settings over the defaults, such as `fsync: 'off'` in tests. */
  readonly settings?: PostgresSettings;
  /** How the machine is asked what it allows. */
  readonly probe?: CommandProbe;
}

/** A running embedded PostgreSQL that belongs to this process. */
export interface EmbeddedPostgres {
  /** For pg; `host` is the folder of the socket. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  /** The same, for tools that take an address. */
  readonly url: string;
  /** The postmaster's process id, another one after each restart. */
  readonly pid: number;
  /**
   * Shuts PostgreSQL down and frees the data folder; further calls wait for the first.
   * @param within milliseconds for a clean shutdown, after which the next start recovers from the log
   */
  stop(within?: number): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on a data folder, making its cluster the first time, and starts it
 * again whenever it ends by itself. On Linux it ends with the thread that calls this, so call it
 * from one that lives as long as the process.
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    return await startIn(dataDir, options, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startIn(
  dataDir: string,
  { log, onExit, settings = {}, probe = runsWell }: EmbeddedPostgresOptions,
  lock: DataFolderLock,
): Promise<EmbeddedPostgres> {
  const cluster = join(dataDir, 'postgres');
  const binaries = await findBinaries();
  const runAs = await chooseRunAs({ dataDir, cluster, postgres: binaries.postgres, probe });
  const { made } = await ensureCluster({
    cluster,
    binaries,
    runAs,
    durable: settings.fsync !== 'off',
  });
  const socketFolder = await openSocketFolder(cluster, runAs.owner);
  const supervisor = new Supervisor({
    cluster,
    postgres: binaries.postgres,
    runAs,
    settingWords: settingWords(socketFolder.path, settings),
    socketFolder: socketFolder.path,
    log,
    onExit,
  });
  const stop = async (within?: number) => {
    await supervisor.stop(within);
    await socketFolder.remove();
    lock.release();
  };
  try {
    await supervisor.start();
    const missing = await ensureDatabase(cluster, socketFolder.path);
    if (missing && !made) log.warn({ cluster }, 'the database was missing and has been made');
  } catch (error) {
    await stop();
    throw error;
  }
  const report = { pid: supervisor.pid, cluster, made };
  const message = `PostgreSQL runs ${runAs.description}`;
  if (runAs.owner) log.warn(report, message);
  else log.info(report, message);
  return {
    connection: {
      host: socketFolder.path,
      port: SOCKET_PORT,
      user: DATABASE_NAME,
      database: DATABASE_NAME,
    },
    url: socketAddress(socketFolder.path),
    get pid() {
      return supervisor.pid;
    },
    stop,
  };
}

function socketAddress(folder: string): string {
  const host = encodeURIComponent(folder);
  return `postgresql://${DATABASE_NAME}@/${DATABASE_NAME}?host=${host}&port=${SOCKET_PORT}`;
}
