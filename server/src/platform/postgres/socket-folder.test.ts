import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSocketFolder } from './socket-folder.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const deep = () => join(temporaryFolder(), 'a-folder-in-a-folder/'.repeat(6), 'postgres');

test('the socket lies in the cluster when the path is short enough', async () => {
  const cluster = join(temporaryFolder(), 'postgres');
  expect((await openSocketFolder(cluster, null)).path).toBe(cluster);
});

test('a deep cluster has its socket in a short folder that only its owner enters', async () => {
  const folder = await openSocketFolder(deep(), null);
  expect(folder.path.length).toBeLessThan(80);
  expect(statSync(folder.path).mode & 0o777).toBe(0o700);
  await folder.remove();
  expect(existsSync(folder.path)).toBe(false);
});

test('the folder that a killed server left is used again', async () => {
  const cluster = deep();
  const left = await openSocketFolder(cluster, null);
  const again = await openSocketFolder(cluster, null);
  expect(again.path).toBe(left.path);
  await again.remove();
});

test('what somebody else put in its place is left alone', async () => {
  const cluster = deep();
  const { path, remove } = await openSocketFolder(cluster, null);
  await remove();
  writeFileSync(path, 'not a folder');
  onTestFinished(() => rmSync(path));
  const folder = await openSocketFolder(cluster, null);
  expect(folder.path).not.toBe(path);
  expect(folder.path.startsWith(tmpdir())).toBe(true);
  await folder.remove();
});
