import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newDataDir, runCommand, runProduct } from './product.ts';

it('a server with other secrets than the database was first used with is refused, until they are adopted', async () => {
  const [dataDir, otherDir] = [await newDataDir(), await newDataDir()];
  const first = runProduct(dataDir);
  await first.url;
  const host = encodeURIComponent(join(dataDir, 'postgres'));
  const elsewhere = { DATABASE_URL: `postgresql://stratum@/stratum?host=${host}&port=5432` };

  const second = runProduct(otherDir, elsewhere);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('npm run admin -- adopt-secrets');
  expect(second.output()).not.toContain('    at ');

  // Beside the running server, whose data folder holds the secrets in use.
  const own = await runCommand(['adopt-secrets'], dataDir);
  expect(own).toMatchObject({ code: 0, output: expect.stringContaining('already') });
  const adopted = await runCommand(['adopt-secrets'], otherDir, elsewhere);
  expect(adopted).toMatchObject({ code: 0, output: expect.stringContaining('codes on their way') });
  await runProduct(otherDir, elsewhere).url;
});

it('a command that does not exist is answered with those that do', async () => {
  const answer = await runCommand(['adopt'], await newDataDir());
  expect(answer.code).toBe(1);
  expect(answer.output).toContain('npm run admin -- adopt-secrets');
  expect(answer.output).not.toContain('    at ');
});
