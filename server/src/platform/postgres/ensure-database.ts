import pg from 'pg';
import { DATABASE_NAME } from './cluster.ts';
import { ClusterInitError } from './errors.ts';
import { SOCKET_PORT } from './socket-folder.ts';

/** `CREATE DATABASE` copies files and takes longer than a query. */
const TIMEOUT_MS = 60_000;

/**
 * Creates the application's database where the running cluster lacks it: on the first start, and
 * after one that a full disk or a kill cut short.
 * @returns whether it was missing
 * @throws ClusterInitError
 */
export async function ensureDatabase(cluster: string, socketFolder: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketFolder,
    port: SOCKET_PORT,
    user: DATABASE_NAME,
    database: 'postgres',
    query_timeout: TIMEOUT_MS,
  });
  // The query that loses its connection rejects as well.
  client.on('error', () => {});
  try {
    await client.connect();
    const find = 'SELECT FROM pg_database WHERE datname = $1';
    if ((await client.query(find, [DATABASE_NAME])).rowCount === 1) return false;
    await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ClusterInitError(cluster, reason, { cause: error });
  } finally {
    await client.end();
  }
}
