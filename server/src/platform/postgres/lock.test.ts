import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DataFolderInUseError } from './errors.ts';
import { lockDataFolder } from './lock.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

function refusalOf(folder: string): unknown {
  try {
    lockDataFolder(folder).release();
    return null;
  } catch (error) {
    return error;
  }
}

test('a data folder has one holder, whom the refusal names', () => {
  const folder = temporaryFolder();
  const lock = lockDataFolder(folder);
  const refusal = refusalOf(folder);
  expect(refusal).toBeInstanceOf(DataFolderInUseError);
  expect(refusal).toMatchObject({ folder, holderPid: process.pid });
  expect(String(refusal)).toContain(`${folder} is in use by the server with process id`);
  lock.release();
});

test('a refused taker does not free the folder for the next one', () => {
  const folder = temporaryFolder();
  const lock = lockDataFolder(folder);
  refusalOf(folder);
  expect(refusalOf(folder)).toBeInstanceOf(DataFolderInUseError);
  lock.release();
});

test('a released folder can be taken again, however often it was released', () => {
  const folder = temporaryFolder();
  const lock = lockDataFolder(folder);
  lock.release();
  lock.release();
  expect(refusalOf(folder)).toBeNull();
});

test('a name left behind by a killed server holds nothing, even when its id runs again', () => {
  const folder = temporaryFolder();
  const left = JSON.stringify({ pid: process.pid, host: 'here' });
  writeFileSync(join(folder, 'postgres.lock'), '');
  writeFileSync(join(folder, 'postgres.lock.json'), left);
  expect(refusalOf(folder)).toBeNull();
});
