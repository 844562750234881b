import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { ForeignClusterError, NoUserForPostgresError } from './errors.ts';
import { findAccount, nameOf, type SystemAccount } from './system-accounts.ts';

/** How PostgreSQL's programs are started so that they neither run as root nor outlive Node. */
export interface RunAs {
  /** The words in front of the program's own command line. */
  readonly prefix: readonly string[];
  /** Who must own the files, if not the user of this process. */
  readonly owner: SystemAccount | null;
  /** For the log: what was chosen, and why where it is not the usual. */
  readonly description: string;
}

/** Runs a command and tells whether it succeeds. */
export type CommandProbe = (command: readonly string[]) => Promise<boolean>;

interface Surroundings {
  readonly dataDir: string;
  readonly cluster: string;
  readonly postgres: string;
  readonly probe: CommandProbe;
}

/** The kernel sends SIGINT, PostgreSQL's fast shutdown, when Node ends. */
const DIES_WITH_NODE = ['--pdeathsig', 'INT', '--'];

/**
 * Options of setpriv, weakest first, that let a user pass folders that are closed to it.
 * `no_setuid_fixup` makes access(2), by which PostgreSQL examines its own binary, count the
 * capability too.
 */
const FOLDER_CAPABILITIES = [
  [],
  ...['dac_read_search', 'dac_override'].map((capability) => [
    '--securebits=+no_setuid_fixup',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
  ]),
];

export async function chooseRunAs(around: Surroundings): Promise<RunAs> {
  const uid = process.getuid?.() ?? 0;
  if (process.platform !== 'linux') {
    if (uid === 0) throw new NoUserForPostgresError('this system offers no way to change that');
    return { prefix: [], owner: null, description: 'as the user of this process' };
  }
  const fits = uid !== 0 && hasName();
  const foreign = clusterOwner(around.cluster, uid);
  const mapped = fits || foreign ? null : await inUserNamespace(around.probe);
  if (mapped) return mapped;
  if (uid === 0) return asSystemUser(around, foreign);
  if (foreign) throw new ForeignClusterError(around.cluster, foreign.name);
  return asIs(around.probe);
}

/** initdb insists on a name for its user, which a container's arbitrary user id may lack. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** The owner of an existing cluster, when it is not the user of this process. */
function clusterOwner(cluster: string, uid: number): SystemAccount | null {
  const stats = statSync(cluster, { throwIfNoEntry: false });
  if (!stats || stats.uid === uid) return null;
  return { name: nameOf(stats.uid), uid: stats.uid, gid: stats.gid };
}

async function asIs(probe: CommandProbe): Promise<RunAs> {
  const prefix = ['setpriv', ...DIES_WITH_NODE];
  const ends = await probe([...prefix, 'true']);
  return { prefix: ends ? prefix : [], owner: null, description: 'as the user of this process' };
}

/** Root under the name of another user, in a namespace of its own: the files stay root's. */
async function inUserNamespace(probe: CommandProbe): Promise<RunAs | null> {
  const account = findAccount(({ uid }) => uid !== 0);
  if (!account) return null;
  const mapping = [`--map-user=${account.uid}`, `--map-group=${account.gid}`];
  const prefix = ['unshare', '--user', ...mapping, '--', 'setpriv', ...DIES_WITH_NODE];
  const allowed = await probe([...prefix, 'true']);
  return allowed ? { prefix, owner: null, description: 'in a user namespace' } : null;
}

async function asSystemUser(around: Surroundings, foreign: SystemAccount | null): Promise<RunAs> {
  const account =
    foreign ??
    findAccount(({ name }) => name === 'postgres') ??
    findAccount(({ name }) => name === 'nobody');
  if (!account) throw new NoUserForPostgresError('there is no user "postgres" or "nobody"');
  const become = ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const visit = ['sh', '-c', 'cd "$1" && "$2" --version', 'sh', around.dataDir, around.postgres];
  for (const options of FOLDER_CAPABILITIES) {
    const prefix = [...become, ...options, ...DIES_WITH_NODE];
    if (await around.probe([...prefix, ...visit])) {
      const reason = foreign ? 'its files are that user’s' : 'user namespaces are refused here';
      return { prefix, owner: account, description: `as ${account.name}, since ${reason}` };
    }
  }
  throw new NoUserForPostgresError(
    `user namespaces are refused and the user ${account.name} cannot reach ${around.dataDir} and ${around.postgres}`,
  );
}

export const runsWell: CommandProbe = async ([program = '', ...words]) => {
  const child = spawn(program, words, { stdio: 'ignore' });
  try {
    const [code] = await once(child, 'exit');
    return code === 0;
  } catch {
    // There is no such program.
    return false;
  }
};
