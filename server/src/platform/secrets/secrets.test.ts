import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSecrets, SecretsError, secretsFrom } from './secrets.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stratum-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const load = (DATA_DIR: string) => loadSecrets({ DATA_DIR, SECRET_KEY: undefined });

test('processes that start at the same moment agree on the secrets', async () => {
  const folder = await emptyFolder();
  const loaded = await Promise.all(Array.from({ length: 10 }, () => load(folder)));
  const keys = new Set(loaded.map(({ otpKey }) => otpKey.toString('hex')));
  expect(keys.size).toBe(1);
  expect(new Set(loaded.map(({ fileKey }) => fileKey.toString('hex'))).size).toBe(1);
  expect(loaded[0]?.otpKey).toHaveLength(32);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

test('a file of an older release gives every process the same key for files, at every start', async () => {
  const folder = await emptyFolder();
  const content = JSON.stringify({ otpKey: Buffer.alloc(32, 7).toString('base64') });
  await writeFile(join(folder, 'secrets.json'), content);
  const starts = await Promise.all(Array.from({ length: 10 }, () => load(folder)));
  const keys = [...starts, await load(folder)].map(({ fileKey }) => fileKey.toString('hex'));
  expect(new Set(keys).size).toBe(1);
  expect(starts[0]?.fileKey).toHaveLength(32);
  expect(keys).not.toContain(Buffer.alloc(32, 7).toString('hex'));
});

test('only the owner can read them', async () => {
  const folder = await emptyFolder();
  await load(folder);
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test.each(['', '{"otpKey":"c2hvcnQ="}', '{}'])('a damaged file is named: %j', async (content) => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'secrets.json'), content);
  await expect(load(folder)).rejects.toThrow(SecretsError);
  await expect(load(folder)).rejects.toThrow(join(folder, 'secrets.json'));
});

test('a key given from outside is the one of the file it was copied from, and makes no file', async () => {
  const folder = await emptyFolder();
  const inFile = await load(folder);
  const elsewhere = await emptyFolder();
  const given = await loadSecrets({ DATA_DIR: elsewhere, SECRET_KEY: inFile.otpKey });
  expect(given).toEqual(inFile);
  expect(await readdir(elsewhere)).toEqual([]);
});

test('no two keys are alike, and the fingerprint is none of them', () => {
  const { otpKey, fileKey, auditKey, fingerprint } = secretsFrom(Buffer.alloc(32, 7));
  const keys = [otpKey, fileKey, auditKey].map((key) => key.toString('hex'));
  expect(new Set([...keys, fingerprint]).size).toBe(4);
});
