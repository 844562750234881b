import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../src/platform/log.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts';
import { openRequest } from './open-request.ts';
import { eventually, newDataDir, type Product, runProduct } from './product.ts';

const statusOf = async (url: string) => (await fetch(url)).status;

/** The process id of the embedded database, as PostgreSQL itself notes it. */
async function postmasterOf(dataDir: string): Promise<number> {
  const notes = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(notes.split('\n')[0]);
}

const envelopeSchema = z.object({
  data: z.record(z.string(), z.unknown()).optional(),
  error: z.unknown().optional(),
});

async function callAs(
  url: string,
  token: string | null,
  method: string,
  path: string,
  body?: object,
) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, error } = envelopeSchema.parse(await response.json());
  return { status: response.status, data, error };
}

/** Signs in as a person of the demo. */
async function tokenOn(url: string): Promise<string> {
  const person = { email: 'ada@example.org', password: 'Stratum-9' };
  const { data } = await callAs(url, null, 'POST', '/auth/sign-in', person);
  return String(data?.accessToken);
}

const answers = { 'resilience.a': 4 };
const draft = { categoryType: 'mentality', answers };
const draftPath = '/assessment-draft?categoryType=mentality';

describe('the server process', () => {
  it('starts on an empty folder, serves, and stops cleanly on SIGTERM', async () => {
    const dataDir = await newDataDir();
    const product = runProduct(dataDir);
    const url = await product.url;
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(
      'http_request_duration_seconds_count',
    );
    // There is no administrator yet.
    await eventually(
      async () => product.output(),
      (output) => output.includes(`${url}/admin-invite#`),
    );
    product.process.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
  });

  it('refuses a second start on the same folder with a sentence that says why', async () => {
    const dataDir = await newDataDir();
    const first = runProduct(dataDir);
    await first.url;
    const second = runProduct(dataDir);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(String(first.process.pid));
    expect(second.output()).not.toContain('    at ');
    expect(await statusOf(`${await first.url}/readyz`)).toBe(200);
  });

  it.each([
    ['PORT', '99999'],
    ['HOST', 'not a host'],
    ['MAIL_FROM', 'nobody'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DEMO', 'maybe'],
    ['SMTP_URL', 'mail.example.org'],
  ])('does not start on a wrong %s and names it', async (name, value) => {
    const product = runProduct(await newDataDir(), { [name]: value });
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain(name);
    expect(product.output()).not.toContain('    at ');
  });

  it('says that the disk is full, and by a sentence', async () => {
    const dataDir = await newDataDir();
    // The device answers every write as a full disk does.
    await symlink('/dev/full', join(dataDir, 'postgres.lock.json'));
    const product = runProduct(dataDir);
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain('The disk is full. Make room and start again.');
    expect(product.output()).not.toContain('    at ');
  });

  it('says that PORT is taken, and by a sentence', async () => {
    const { port } = new URL(await runProduct(await newDataDir()).url);
    const second = runProduct(await newDataDir(), { PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('PORT');
    expect(second.output()).not.toContain('    at ');
  });

  it('does not serve the demo’s people, whose password is public, outside the demo', async () => {
    const dataDir = await newDataDir();
    const demo = runProduct(dataDir, { DEMO: 'on' });
    await demo.url;
    demo.process.kill('SIGTERM');
    await demo.ended;
    const production = runProduct(dataDir, {
      DEMO: '',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://stratum.example.org',
      SMTP_URL: 'outbox',
    });
    expect(await production.ended).toBe(1);
    expect(production.output()).toContain('DEMO=on');
  });

  it('keeps what was answered through a kill -9 of itself', async () => {
    const dataDir = await newDataDir();
    const first = runProduct(dataDir, { DEMO: 'on' });
    const token = await tokenOn(await first.url);
    expect((await callAs(await first.url, token, 'PUT', '/assessment-draft', draft)).status).toBe(
      200,
    );
    first.process.kill('SIGKILL');
    await first.ended;
    const url = await runProduct(dataDir, { DEMO: 'on' }).url;
    expect((await callAs(url, token, 'GET', draftPath)).data?.answers).toEqual(answers);
  });

  it('serves again by itself after a kill -9 of its database', async () => {
    const dataDir = await newDataDir();
    const product = runProduct(dataDir, { DEMO: 'on' });
    const url = await product.url;
    const token = await tokenOn(url);
    await callAs(url, token, 'PUT', '/assessment-draft', draft);
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    const answer = await eventually(
      () => callAs(url, token, 'GET', draftPath),
      ({ status }) => status !== 503,
    );
    expect(answer.data?.answers).toEqual(answers);
    expect(product.process.exitCode).toBeNull();
  });

  it('says 503 and not ready while a database of its own is away, and returns with it', async () => {
    const [dataDir, databaseDir] = [await newDataDir(), await newDataDir()];
    const log = createLog('silent');
    const first = await startEmbeddedPostgres({ dataDir: databaseDir, log });
    const product = runProduct(dataDir, { DATABASE_URL: first.url, DEMO: 'on' });
    const url = await product.url;
    const token = await tokenOn(url);
    await first.stop();
    const refused = await callAs(url, token, 'GET', '/profile-info');
    expect(refused).toMatchObject({ status: 503, error: { code: 'something_went_wrong' } });
    expect(await statusOf(`${url}/readyz`)).toBe(503);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    const second = await startEmbeddedPostgres({ dataDir: databaseDir, log });
    onTestFinished(() => second.stop());
    await eventually(
      () => statusOf(`${url}/readyz`),
      (status) => status === 200,
    );
    expect((await callAs(url, token, 'GET', '/profile-info')).status).toBe(200);
  });

  it('answers what is in flight when it is told to stop', async () => {
    const product = runProduct(await newDataDir());
    const url = new URL(await product.url);
    const request = await openRequest(url, { email: 'nobody@example.org' });
    product.process.kill('SIGTERM');
    await eventually(
      () => statusOf(`${url.origin}/healthz`).catch(() => null),
      (status) => status !== 200,
    );
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await product.ended).toBe(0);
  });

  it.each([
    ['at once', async () => {}],
    [
      'when it has begun',
      async (product: Product) =>
        eventually(
          async () => product.output(),
          (output) => output !== '',
        ),
    ],
  ])(
    'ends when the process that started it is gone before the start is over: %s',
    async (_when, begun) => {
      const product = runProduct(await newDataDir());
      await begun(product);
      product.process.disconnect();
      expect(await product.ended).toBe(0);
    },
  );

  it('ends with the process that started it', async () => {
    const product = runProduct(await newDataDir());
    await product.url;
    product.process.disconnect();
    expect(await product.ended).toBe(0);
  });
});
