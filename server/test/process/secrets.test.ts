import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newDataDir, runCommand, runProduct } from './product.ts';

it('a server with other secrets than the database was first used with is refused, until they are adopted', async () => {
  const [dataDir, otherDir] = [await newDataDir(), await newDataDir()];
  await runProduct(dataDir).url;
  const socket = encodeURIComponent(join(dataDir, 'postgres'));
  const DATABASE_URL = `postgresql://stratum@/stratum?host=${socket}&port=5432`;
  const SECRET_KEY = randomBytes(32).toString('base64');

  const second = runProduct(otherDir, { DATABASE_URL, SECRET_KEY });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('npm run admin -- adopt-secrets');
  expect(second.output()).not.toContain('    at ');

  // Beside the running server, by the socket in its data folder.
  const adopted = await runCommand(['adopt-secrets'], dataDir, { SECRET_KEY });
  expect(adopted).toMatchObject({ code: 0, output: expect.stringContaining('codes on their way') });
  await runProduct(otherDir, { DATABASE_URL, SECRET_KEY }).url;
});
