import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreSymlinks } from './binaries.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('links that the installation did not make are made, and again without harm', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'native/lib'), { recursive: true });
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'library');
  const list = join(folder, 'links.json');
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
  writeFileSync(list, JSON.stringify([link]));

  await restoreSymlinks(folder, list);
  await restoreSymlinks(folder, list);

  expect(readFileSync(join(folder, link.target), 'utf8')).toBe('library');
});
