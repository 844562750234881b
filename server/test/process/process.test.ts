import { copyFile, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
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

const draftPath = '/assessment-draft?categoryType=mentality';

async function saveAnswers(url: string, token: string, answers: object) {
  const body = { categoryType: 'mentality', answers };
  const { status } = await callAs(url, token, 'PUT', '/assessment-draft', body);
  expect(status).toBe(200);
}

/** What the dashboard, the alert rules and the operators' document ask for, without the parts of a histogram. */
async function watchedMetrics(): Promise<string[]> {
  const files = ['deploy/grafana-dashboard.json', 'deploy/alerts.yml', 'docs/operating.md'];
  const texts = files.map((file) => readFile(join(import.meta.dirname, '../../..', file), 'utf8'));
  const named = (await Promise.all(texts)).flatMap((text) => text.match(metricName) ?? []);
  const names = new Set(named.map((name) => name.replace(/(?<=_seconds)_(count|sum|bucket)$/, '')));
  // Too few would mean that the pattern no longer finds them.
  expect(names.size).toBeGreaterThan(15);
  return [...names];
}

/** By the first word of ours and of Prometheus' own for Node. */
const metricName =
  /\b(?:http|process|nodejs|database|socket|job|due|backup|disk|client)_[a-z\d_]*(?:seconds(?:_count|_bucket)?|total|bytes|connections|fds|refused)\b/g;

/** Another folder, for a server that shares the database of one that runs. */
async function folderBeside(dataDir: string) {
  const beside = await newDataDir();
  await copyFile(join(dataDir, 'secrets.json'), join(beside, 'secrets.json'));
  const socket = encodeURIComponent(join(dataDir, 'postgres'));
  const DATABASE_URL = `postgresql://stratum@/stratum?host=${socket}&port=5432`;
  return { beside, DATABASE_URL };
}

describe('the server process', async () => {
  // Empty for the first test; a database that is made and migrated for the others.
  const dataDir = await newDataDir(afterAll);

  it('starts on an empty folder, serves, and on SIGTERM answers what is in flight and stops cleanly', async () => {
    const product = runProduct(dataDir, { BACKUP_TO: await newDataDir() });
    const url = await product.url;
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const missing = (await watchedMetrics()).filter((name) => !metrics.includes(`# TYPE ${name} `));
    expect(missing).toEqual([]);
    // There is no administrator yet.
    await eventually(
      async () => product.output(),
      (output) => output.includes(`${url}/admin-invite#`),
    );
    const request = await openRequest(new URL(url), { email: 'nobody@example.org' });
    product.process.kill('SIGTERM');
    await eventually(
      () => statusOf(`${url}/healthz`).catch(() => null),
      (status) => status !== 200,
    );
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await product.ended).toBe(0);
    await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
  });

  it('refuses a second start on its folder or its port with a sentence, and ends with the process that started it', async () => {
    const first = runProduct(dataDir);
    const url = await first.url;
    const onFolder = runProduct(dataDir);
    const { beside, DATABASE_URL } = await folderBeside(dataDir);
    const onPort = runProduct(beside, { DATABASE_URL, PORT: new URL(url).port });
    for (const second of [onFolder, onPort]) {
      expect(await second.ended).toBe(1);
      expect(second.output()).not.toContain('    at ');
    }
    expect(onFolder.output()).toContain(String(first.process.pid));
    expect(onPort.output()).toContain('PORT');
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    first.process.disconnect();
    expect(await first.ended).toBe(0);
  });

  it('does not start on wrong settings and names each', async () => {
    const wrong = {
      PORT: '99999',
      HOST: 'not a host',
      MAIL_FROM: 'nobody',
      DATABASE_URL: 'mysql://localhost/x',
      DEMO: 'maybe',
      SMTP_URL: 'mail.example.org',
    };
    const product = runProduct(await newDataDir(), wrong);
    expect(await product.ended).toBe(1);
    for (const name of Object.keys(wrong)) expect(product.output()).toContain(`${name}: `);
    expect(product.output()).not.toContain('    at ');
  });

  it('says that the disk is full, and by a sentence', async () => {
    const fullDir = await newDataDir();
    // The device answers every write as a full disk does.
    await symlink('/dev/full', join(fullDir, 'postgres.lock.json'));
    const product = runProduct(fullDir);
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain('The disk is full. Make room and start again.');
    expect(product.output()).not.toContain('    at ');
  });

  it('says 503 and not ready while a database of its own is away, and returns with it', async () => {
    const log = createLog('silent');
    const first = await startEmbeddedPostgres({ dataDir, log });
    const product = runProduct(dataDir, { DATABASE_URL: first.url });
    const url = await product.url;
    const call = () =>
      callAs(url, null, 'POST', '/auth/user-exists', { email: 'nobody@example.org' });
    await first.stop();
    expect(await call()).toMatchObject({ status: 503, error: { code: 'something_went_wrong' } });
    expect(await statusOf(`${url}/readyz`)).toBe(503);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    const second = await startEmbeddedPostgres({ dataDir, log });
    onTestFinished(() => second.stop());
    await eventually(
      () => statusOf(`${url}/readyz`),
      (status) => status === 200,
    );
    expect((await call()).status).toBe(200);
  });

  it('keeps what was answered through a kill -9 of its database and of itself; its demo serves no production', async () => {
    const first = runProduct(dataDir, { DEMO: 'on' });
    const url = await first.url;
    const token = await tokenOn(url);

    await saveAnswers(url, token, { 'resilience.a': 4 });
    const killed = await postmasterOf(dataDir);
    process.kill(killed, 'SIGKILL');
    // Its backends may answer a call or two more. The product starts another, and serves again.
    await eventually(
      () => postmasterOf(dataDir).catch(() => killed),
      (running) => running !== killed,
    );
    const answer = await eventually(
      () => callAs(url, token, 'GET', draftPath),
      ({ status }) => status !== 503,
    );
    expect(answer.data?.answers).toEqual({ 'resilience.a': 4 });
    expect(first.process.exitCode).toBeNull();

    await saveAnswers(url, token, { 'resilience.b': 2 });
    first.process.kill('SIGKILL');
    await first.ended;
    const second = runProduct(dataDir, { DEMO: 'on' });
    const kept = await callAs(await second.url, token, 'GET', draftPath);
    expect(kept.data?.answers).toEqual({ 'resilience.a': 4, 'resilience.b': 2 });

    // The demo's people have a public password.
    second.process.kill('SIGTERM');
    await second.ended;
    const production = runProduct(dataDir, {
      DEMO: '',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://stratum.example.org',
      SMTP_URL: 'outbox',
    });
    expect(await production.ended).toBe(1);
    expect(production.output()).toContain('DEMO=on');
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
});
