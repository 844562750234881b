import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { postgresProcessesIn } from './processes.ts';
import { type Runner, spawnServer, startChildServer } from './testing/child-server.ts';
import { readNotes, writeNote } from './testing/notes.ts';
import { runningPostgres } from './testing/running-postgres.ts';
import { makeFolder, temporaryFolder } from './testing/temporary-folder.ts';

const NOBODY = 65534;
const WITHIN = { timeout: 10_000, interval: 10 };
const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];

const self: Runner = { name: 'the user of the tests', prefix: [], refused: [] };
const runners = [self];
if (process.platform === 'linux' && process.getuid?.() === 0) {
  runners.push({ name: 'root without namespaces', prefix: [], refused: ['unshare'] });
  // A project below a closed home cannot be read by somebody else.
  const [program = '', ...words] = [...asNobody, process.execPath, '--check', import.meta.filename];
  if (spawnSync(program, words).status === 0) {
    runners.push({ name: 'nobody', owner: NOBODY, prefix: asNobody, refused: [] });
  }
}

describe.each(runners)('a server run by $name', (runner) => {
  const postgresOf = ({ connection }: { connection: { host: string } }) =>
    postgresProcessesIn(connection.host, runner.prefix);
  // One cluster for all: it is made once and killed again and again.
  let dataDir = '';
  beforeAll(() => {
    const { folder, remove } = makeFolder(runner.owner);
    dataDir = folder;
    return remove;
  });

  test('refuses a second one on its folder, naming folder and process', async () => {
    const first = await startChildServer(runner, dataDir);
    const second = startChildServer(runner, dataDir);
    await expect(second).rejects.toThrow(
      `DataFolderInUseError: The data folder ${dataDir} is in use by the server with process id ${first.pid}`,
    );
    await writeNote(first.connection, 'undisturbed');
  });

  test('takes PostgreSQL along when it is killed, and finds the data afterwards', async () => {
    const first = await startChildServer(runner, dataDir);
    await writeNote(first.connection, 'before the server was killed');
    await first.kill('SIGKILL');
    await vi.waitUntil(async () => (await postgresOf(first)).length === 0, WITHIN);

    const second = await startChildServer(runner, dataDir);
    expect(await readNotes(second.connection)).toContain('before the server was killed');
    await second.kill('SIGKILL');
    const third = await startChildServer(runner, dataDir);
    expect(await readNotes(third.connection)).toContain('before the server was killed');
  });

  test('heals when both are killed', async () => {
    const first = await startChildServer(runner, dataDir);
    await writeNote(first.connection, 'before both were killed');
    process.kill(first.postgresPid, 'SIGKILL');
    await first.kill('SIGKILL');

    const second = await startChildServer(runner, dataDir);
    expect(await readNotes(second.connection)).toContain('before both were killed');
  });

  test('ends cleanly when it is asked to', async () => {
    const server = await startChildServer(runner, dataDir);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(await postgresOf(server)).toEqual([]);
  });
});

test('a kill during the first start leaves nothing that a further start trips over', async () => {
  const dataDir = temporaryFolder();
  const { child, exited } = spawnServer(self, dataDir);
  await vi.waitUntil(
    () => globSync('postgres.unfinished*/base', { cwd: dataDir }).length > 0,
    WITHIN,
  );
  child.kill('SIGKILL');
  await exited;
  const server = await startChildServer(self, dataDir);
  await writeNote(server.connection, 'written');
});

const plain = runners.find(({ name, owner }) => name === 'nobody' || (owner ?? process.getuid?.()));

test.runIf(plain)('an orphan of PostgreSQL is ended by the next start', async () => {
  const runner = { ...self, ...plain, refused: ['setpriv'] };
  const dataDir = temporaryFolder(runner.owner);
  const first = await startChildServer(runner, dataDir);
  await writeNote(first.connection, 'committed');
  await first.kill('SIGKILL');
  expect(await postgresProcessesIn(first.connection.host, runner.prefix)).toContain(
    first.postgresPid,
  );

  const second = await startChildServer({ ...runner, refused: [] }, dataDir);
  expect(await readNotes(second.connection)).toEqual(['committed']);
  expect(await postgresProcessesIn(second.connection.host, runner.prefix)).not.toContain(
    first.postgresPid,
  );
});

/** The id of a process that has ended and that its parent never collects. */
async function zombie(): Promise<number> {
  return firstNumberFrom('true & echo $!; exec sleep 1000');
}

/** The id of a process that has nothing to do with PostgreSQL. */
async function stranger(): Promise<number> {
  return firstNumberFrom('echo $$; exec sleep 1000');
}

async function firstNumberFrom(script: string): Promise<number> {
  const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return Number(line);
}

describe.each([
  ['a zombie', zombie],
  ['a stranger', stranger],
])('lock files that name %s', (_, process) => {
  test('do not keep the next server out', async () => {
    const dataDir = temporaryFolder();
    const first = await runningPostgres(dataDir);
    await writeNote(first.connection, 'kept');
    const { host } = first.connection;
    await first.stop();
    const left = `${await process()}\n${host}\n1700000000\n5432\n${host}\n\n`;
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      writeFileSync(join(host, name), left, { mode: 0o600 });
    }
    const second = await runningPostgres(dataDir);
    expect(await readNotes(second.connection)).toEqual(['kept']);
  });
});
