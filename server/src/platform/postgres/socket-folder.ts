import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasErrorCode } from '../system-errors.ts';
import { SocketPathTooLongError } from './errors.ts';
import type { SystemAccount } from './system-accounts.ts';

export interface SocketFolder {
  readonly path: string;
  remove(): Promise<void>;
}

export const SOCKET_PORT = 5432;
/** The system's own limit is 104 to 108 bytes; the lock file's name beside the socket is longer. */
const LONGEST_SOCKET_PATH = 100;

export function socketFile(folder: string): string {
  return join(folder, `.s.PGSQL.${SOCKET_PORT}`);
}

/**
 * Where the socket lies: in the cluster, which only its owner may enter, or, when that path is too
 * long for a socket, in a short private folder among the temporary files.
 */
export async function openSocketFolder(
  cluster: string,
  owner: SystemAccount | null,
): Promise<SocketFolder> {
  if (fits(cluster)) return { path: cluster, remove: async () => {} };
  const name = `stratum-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const wanted = [tmpdir(), '/tmp'].map((base) => join(base, name)).find(fits);
  if (!wanted) throw new SocketPathTooLongError(cluster);
  const path = await privateFolder(wanted, owner);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

function fits(folder: string): boolean {
  return Buffer.byteLength(socketFile(folder)) <= LONGEST_SOCKET_PATH;
}

/** The same folder at every start, so that killed servers leave one folder at most. */
async function privateFolder(wanted: string, owner: SystemAccount | null): Promise<string> {
  const path = (await makeOrReuse(wanted, owner)) ?? (await mkdtemp(`${wanted}-`));
  if (owner) await chown(path, owner.uid, owner.gid);
  return path;
}

/** Null when another user has put something there. */
async function makeOrReuse(path: string, owner: SystemAccount | null): Promise<string | null> {
  try {
    await mkdir(path, { mode: 0o700 });
    return path;
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
  }
  const found = await lstat(path);
  const ours = found.uid === process.getuid?.() || found.uid === owner?.uid;
  return found.isDirectory() && ours && (found.mode & 0o077) === 0 ? path : null;
}
