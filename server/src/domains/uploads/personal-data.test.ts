import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { uploadsPersonalData } from './personal-data.ts';

/** More than two pages of an export, three rows of each instant. */
const many = 121;

test('of many uploads and files each is exported once, newest first, and a page is read at a time', async () => {
  const on = await createTestApp();
  const { db, pool } = on.database;
  const { id: userId } = await on.build.user();
  const others = await on.build.user();
  await Promise.all([others.upload(), others.file()]);
  const times = `timestamptz '2026-11-20' - n / 3 * interval '1 minute' FROM generate_series(1, $2::int) n`;
  await pool.query(
    `INSERT INTO uploads (id, user_id, name, type, state, expires_at, created_at)
      SELECT gen_random_uuid(), $1, 'note.txt', 'text/plain', 'claimed', now(), ${times}`,
    [userId, many],
  );
  await pool.query(
    `INSERT INTO files (id, user_id, purpose, name, type, size, key, created_at)
      SELECT gen_random_uuid(), $1, 'attachment', n || '.txt', 'text/plain', 4, 'key ' || n, ${times}`,
    [userId, many],
  );
  vi.spyOn(on.storage, 'read').mockImplementation(async (key) => Readable.from([key]));
  const queries = vi.spyOn(pool, 'query');

  const data = uploadsPersonalData(on);
  const entries = await Array.fromAsync(data.export({ db, userId, locale: 'en' }));
  for (const path of ['files/uploads.json', 'files/files.json']) {
    const entry = entries.find((each) => each.path === path);
    const rows = entry && 'rows' in entry ? await Array.fromAsync(entry.rows()) : [];
    const dated = rows as { id: string; createdAt: Date }[];
    expect(new Set(dated.map(({ id }) => id)).size).toBe(many);
    const instants = dated.map(({ createdAt }) => createdAt.getTime());
    expect(instants).toEqual(instants.toSorted((one, other) => other - one));
  }
  const bytes = entries.filter((entry) => 'bytes' in entry);
  const contents = await Promise.all(bytes.map(async (entry) => text(await entry.bytes())));
  expect(new Set(contents).size).toBe(many);

  const read = queries.mock.settledResults.map(({ value }) => value.rowCount);
  expect(Math.max(...read)).toBeLessThan(many / 2);
});
