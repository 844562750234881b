import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE_NAME } from './cluster.ts';
import { NotReadyError } from './errors.ts';
import { SOCKET_PORT } from './socket-folder.ts';

/**
 * Where another process serves this data folder's PostgreSQL, as its postmaster.pid says.
 * @throws NotReadyError while it starts or stops
 */
export async function findRunningPostgres(dataDir: string) {
  const cluster = join(await realpath(dataDir), 'postgres');
  const notes = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = notes.split('\n');
  const [socketFolder = '', status = ''] = [lines[4], lines[7]?.trim()];
  if (status !== 'ready') throw new NotReadyError(dataDir);
  return { host: socketFolder, port: SOCKET_PORT, user: DATABASE_NAME, database: DATABASE_NAME };
}
