import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventually, newDataDir, runProduct } from './product.ts';

const statusOf = async (url: string) => (await fetch(url)).status;

/** The process id of the embedded database, as PostgreSQL itself notes it. */
async function postmasterOf(dataDir: string): Promise<number> {
  const notes = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(notes.split('\n')[0]);
}

function signUp(url: string, email: string) {
  return fetch(`${url}/api/v1/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Ada', last_name: 'Example', email, password: 'Lantern-9x' }),
  });
}

async function exists(url: string, email: string): Promise<boolean> {
  const response = await fetch(`${url}/api/v1/auth/user-exists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const { data } = await response.json();
  return data.exists;
}

describe('the server process', () => {
  it('starts on an empty folder, serves, and stops cleanly on SIGTERM', async () => {
    const dataDir = await newDataDir();
    const product = runProduct(dataDir);
    const url = await product.url;
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('http_request_duration_seconds_count');
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
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DEMO', 'maybe'],
    ['SMTP_URL', 'mail.example.org'],
  ])('does not start on a wrong %s and names it', async (name, value) => {
    const product = runProduct(await newDataDir(), { [name]: value });
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain(name);
    expect(product.output()).not.toContain('    at ');
  });

  it('keeps what was answered through a kill -9 of itself', async () => {
    const dataDir = await newDataDir();
    const first = runProduct(dataDir);
    await signUp(await first.url, 'kept@example.org');
    first.process.kill('SIGKILL');
    await first.ended;
    const url = await runProduct(dataDir).url;
    expect(await exists(url, 'kept@example.org')).toBe(true);
    expect(await exists(url, 'other@example.org')).toBe(false);
  });

  it('answers 503 while its database is down and serves again by itself', async () => {
    const dataDir = await newDataDir();
    const product = runProduct(dataDir, { LOG_LEVEL: 'silent' });
    const url = await product.url;
    await signUp(url, 'kept@example.org');
    const postmaster = await postmasterOf(dataDir);
    process.kill(postmaster, 'SIGSTOP');
    execFileSync('kill', ['-9', String(postmaster)]);
    const while_down = await signUp(url, 'refused@example.org');
    expect([200, 503]).toContain(while_down.status);
    await eventually(() => statusOf(`${url}/readyz`), (status) => status === 200);
    expect(await exists(url, 'kept@example.org')).toBe(true);
    expect(product.process.exitCode).toBeNull();
  });

  it('ends with the process that started it', async () => {
    const product = runProduct(await newDataDir());
    await product.url;
    product.process.disconnect();
    expect(await product.ended).toBe(0);
  });
});
