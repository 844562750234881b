import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { openOutbox } from '../../src/platform/mail/outbox.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts';
import { eventually, newDataDir, runProduct } from './product.ts';

const email = 'ada@example.org';

async function askForCode(url: string): Promise<number> {
  const response = await fetch(`${url}/api/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return response.status;
}

it('serves in one process and runs jobs in another, each nothing of the other', async () => {
  const postgres = await startEmbeddedPostgres({
    dataDir: await newDataDir(),
    log: createLog('silent'),
    settings: { fsync: 'off' },
  });
  onTestFinished(() => postgres.stop());
  const [webDir, workerDir] = [await newDataDir(), await newDataDir()];
  const env = { DATABASE_URL: postgres.url, DEMO: 'on' };
  const web = await runProduct(webDir, { ...env, ROLE: 'web' }).url;
  expect(await askForCode(web)).toBe(200);
  // Both open what the other has sealed.
  await copyFile(join(webDir, 'secrets.json'), join(workerDir, 'secrets.json'));
  const worker = await runProduct(workerDir, { ...env, ROLE: 'worker' }).url;
  const statuses = ['/healthz', '/readyz', '/metrics', '/', '/api/v1/site', '/outbox'].map(
    async (path) => (await fetch(worker + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404, 404]);
  const mails = await eventually(
    () => openOutbox(workerDir).list(),
    ({ length }) => length > 0,
  );
  expect(mails.map(({ to }) => to)).toEqual([email]);
  expect(await openOutbox(webDir).list()).toEqual([]);
});
