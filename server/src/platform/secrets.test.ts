import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSecrets, SecretsError } from './secrets.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stratum-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('processes that start at the same moment agree on the secrets', async () => {
  const folder = await emptyFolder();
  const loaded = await Promise.all(Array.from({ length: 10 }, () => loadSecrets(folder)));
  const keys = new Set(loaded.map(({ otpKey }) => otpKey.toString('hex')));
  expect(keys.size).toBe(1);
  expect(loaded[0]?.otpKey).toHaveLength(32);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

test('only the owner can read them', async () => {
  const folder = await emptyFolder();
  await loadSecrets(folder);
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test.each(['', '{"otpKey":"c2hvcnQ="}', '{}'])('a damaged file is named: %j', async (content) => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'secrets.json'), content);
  await expect(loadSecrets(folder)).rejects.toThrow(SecretsError);
  await expect(loadSecrets(folder)).rejects.toThrow(join(folder, 'secrets.json'));
});
