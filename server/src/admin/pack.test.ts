import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { otherVersion, reword, withOtherPack } from '../../test/other-pack.ts';
import { readConfig } from '../platform/config.ts';
import { secretsFrom } from '../platform/secrets/secrets.ts';
import { pack, runPackAct } from './pack.ts';

test('a pack is checked, compared, published and taken back at the command line', async () => {
  const on = await createTestApp();
  const { db, address } = on.database;
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'stratum-data-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  const config = readConfig({ DATA_DIR });
  const secrets = secretsFrom(randomBytes(32));
  const deps = { db, clock: on.clock, secrets, config, address, log: on.log };
  const check = (dir: string) => pack.runAlone({ config, log: on.log }, ['check', dir]);
  const act = (name: Parameters<typeof runPackAct>[1], source = '') =>
    runPackAct(deps, name, source);
  const { version: installed } = on.deps.pack;

  await expect(act('rollback')).rejects.toThrow('No pack was published');
  await withOtherPack(
    async (dir) => {
      expect(await check(dir)).toContain(`${otherVersion}: `);
      expect(await act('compare', dir)).toMatch(/^~ scale.json: .+: Nie → Zu keiner Zeit$/m);
      expect(await act('publish', dir)).toContain(`${otherVersion} is the current content pack`);
    },
    (dir) => reword(dir, 'scale.json', '"Nie"', '"Zu keiner Zeit"'),
  );
  await expect(act('publish', otherVersion)).rejects.toThrow('the current one already');
  await withOtherPack(
    async (dir) => {
      await expect(check(dir)).rejects.toThrow('levels.json: levels: is missing');
      await expect(act('publish', dir)).rejects.toThrow('levels.json: levels: is missing');
    },
    (dir) => reword(dir, 'levels.json', '"levels"', '"stages"'),
  );
  expect(await act('list')).toMatch(new RegExp(`^${otherVersion} .+ is the current one$`, 'm'));
  expect(await act('rollback')).toBe(`${installed} is the current content pack again.`);
  const { rows } = await on.database.pool.query('SELECT action FROM audit_log ORDER BY position');
  expect(rows.map(({ action }) => action)).toEqual([
    'content_pack_kept',
    'content_pack_published',
    'content_pack_published',
  ]);
});
