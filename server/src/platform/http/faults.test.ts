import { anyone, apiBase, defineRoutes, signedIn } from '@stratum/contract/route';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { createLog } from '../log.ts';
import { bind } from './bind.ts';
import type { Caller } from './call.ts';
import { implement } from './implement.ts';
import { createHttpServer } from './server.ts';

const reply = z.object({});
const table = defineRoutes({
  fail: {
    domain: 'test',
    method: 'GET',
    path: '/fail',
    summary: '',
    access: anyone,
    reply,
    errors: [],
  },
  write: {
    domain: 'test',
    method: 'POST',
    path: '/write',
    summary: '',
    access: signedIn,
    reply,
    errors: [],
  },
});

let test: TestApp & { close(): Promise<void> };
let app: FastifyInstance;
const lines: string[] = [];
/** What the next call does. */
let work: (caller: Caller | null) => Promise<unknown>;

beforeAll(async () => {
  test = await openTestApp();
  const { id: userId } = await test.build.user();
  const caller = {
    userId,
    role: 'user',
    sessionId: uuidv7(),
    viewerId: null,
    timeZone: 'UTC',
  } as Caller;
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  app = createHttpServer({ log, trustProxy: 0 });
  const answer = async (by: Caller | null) => {
    await work(by);
    return {};
  };
  const routes = implement(table, {
    fail: () => answer(null),
    write: (call) => answer(call.caller),
  });
  const deps = {
    db: test.database.db,
    findCaller: async () => caller,
    runOnce: () => Promise.reject(new Error('no route asks for it')),
    limitWrites: async () => {},
    auditRead: async () => {},
  };
  await app.register(async (scope) => bind(scope, deps, routes), { prefix: apiBase });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
const raise = (state: string) => () =>
  test.database.db.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION SQLSTATE '${state}'; END $$`));
const call = () => app.inject({ url: `${apiBase}/fail` });

describe('a fault that passes', () => {
  it('reaches the log as one short line, however many calls meet it', async () => {
    work = raise('53100');
    for (const _ of 'twenty calls or more') await call();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      code: '53100',
      msg: 'requests are refused',
    });
    expect(lines[0]).not.toContain('RAISE');
    expect(lines[0]).not.toContain('    at ');
  });

  it.each([
    ['a full disk', raise('53100')],
    ['memory that is used up', raise('53200')],
    ['a deadlock', raise('40P01')],
    ['a serialization failure', raise('40001')],
    ['a lock that was not had in time', raise('55P03')],
    ['a statement that took too long', raise('57014')],
    ['a file that finds no room', () => Promise.reject(noRoom)],
  ])('answers 503 and when to come again: %s', async (_what, fault) => {
    work = fault;
    const { statusCode, headers } = await call();
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is told apart from one of ours', async () => {
    work = raise('22012');
    expect((await call()).statusCode).toBe(500);
  });
});

describe('an account that ends while a row is written for it', () => {
  const notify = (userId: string) =>
    test.database.pool.query(
      `INSERT INTO notifications (id, user_id, kind, data, created_at) VALUES ($1, $2, 'x', '{}', now())`,
      [uuidv7(), userId],
    );
  const write = async () => {
    const headers = { authorization: 'Bearer x' };
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: `${apiBase}/write`,
      headers,
    });
    return { statusCode, error: JSON.parse(body).error };
  };

  it('ends the session of its own person', async () => {
    work = async (caller) => {
      await test.database.pool.query('DELETE FROM users WHERE id = $1', [caller?.userId]);
      await notify(String(caller?.userId));
    };
    expect(await write()).toEqual({ statusCode: 401, error: 'invalid_token' });
  });

  it('is not there for anybody else, whose session goes on', async () => {
    work = () => notify(uuidv7());
    expect(await write()).toMatchObject({ statusCode: 404, error: { code: 'not_found' } });
  });
});
