import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createSetClock } from '../../../test/set-clock.ts';
import { createLog } from '../log.ts';
import { bindSecrets } from '../secrets/bind-secrets.ts';
import { createArchiveFolder } from './archive-folder.ts';
import { fillEmptyFolder, refuseUnfinishedRestore } from './empty-folder.ts';
import { nightlyBackupJob } from './nightly.ts';
import { createBackupWatch } from './watch-backups.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stratum-nightly-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('each night leaves a backup, and the newest seven stay', async () => {
  const on = await createTestApp();
  const { secrets, storage, database, clock, log } = on.deps;
  await bindSecrets(database.db, secrets, clock.now());
  const folder = await newFolder();
  const nights = Array.from({ length: 9 }, (_, at) => `stratum-2026-11-1${at}T020000Z.tar`);
  const others = ['before-the-move.tar', 'stratum-2026-11-01T020000Z.tar.unfinished', 'notes.txt'];
  for (const name of [...nights, ...others]) await writeFile(join(folder, name), '');
  const longAgo = new Date('2026-11-01T02:00:00Z');
  await utimes(join(folder, 'stratum-2026-11-01T020000Z.tar.unfinished'), longAgo, longAgo);
  const backups = { archives: createArchiveFolder(folder), schedule: '0 2 * * *' };
  const deps = { address: database.address, storage, secrets, clock, log };
  await nightlyBackupJob(deps, backups).run(
    {},
    {
      signal: new AbortController().signal,
      isFinalAttempt: false,
    },
  );
  expect((await readdir(folder)).toSorted()).toEqual([
    'before-the-move.tar',
    'notes.txt',
    ...nights.slice(-6),
    'stratum-2026-11-20T090000Z.tar',
  ]);
});

test('a process that stops leaves no half a backup', async () => {
  const folder = await newFolder();
  const stopping = new AbortController();
  const content = Readable.from(
    (async function* () {
      yield Buffer.alloc(1_000);
      stopping.abort();
      yield Buffer.alloc(1_000);
    })(),
  );
  const writing = createArchiveFolder(folder).write('night.tar', content, stopping.signal);
  await expect(writing).rejects.toThrow('aborted');
  expect(await readdir(folder)).toEqual([]);
});

test('a night without a backup is told by the log and by a metric', async () => {
  const folder = await newFolder();
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const clock = createSetClock(new Date('2026-11-21T03:00:00Z'));
  const watch = createBackupWatch({ archives: createArchiveFolder(folder), clock, log });
  const newest = async () => (await watch.metrics[0]?.get())?.values[0]?.value;
  await watch.look();
  expect(await newest()).toBe(0);
  expect(lines.splice(0)).toEqual([expect.stringContaining('there is no nightly backup yet')]);
  await writeFile(join(folder, 'stratum-2026-11-21T020000Z.tar'), '');
  clock.set('2026-11-22T03:59:00Z');
  await watch.look();
  expect(await newest()).toBe(Date.parse('2026-11-21T02:00:00Z') / 1000);
  expect(lines).toEqual([]);
  clock.set('2026-11-22T04:01:00Z');
  await watch.look();
  expect(lines).toEqual([expect.stringMatching(/"level":50.*2026-11-21T02:00.*no backup/)]);
});

test('a folder that is filled is empty before, and again where that fails; a kill leaves a mark', async () => {
  const folder = await newFolder();
  const failing = async () => {
    await writeFile(join(folder, 'secrets.json'), '');
    await expect(refuseUnfinishedRestore(folder)).rejects.toThrow('empty the folder');
    throw new Error('the disk is full');
  };
  await expect(fillEmptyFolder(folder, failing)).rejects.toThrow('the disk is full');
  const within = join(folder, 'new', 'data');
  const refused = () => Promise.reject(new Error('refused'));
  await expect(fillEmptyFolder(within, refused)).rejects.toThrow('refused');
  expect(await readdir(folder)).toEqual([]);
  await fillEmptyFolder(folder, () => writeFile(join(folder, 'secrets.json'), ''));
  await refuseUnfinishedRestore(folder);
  await expect(fillEmptyFolder(folder, refused)).rejects.toThrow('it holds secrets.json');
  expect(await readdir(folder)).toEqual(['secrets.json']);
});
