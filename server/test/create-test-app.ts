import { randomBytes } from 'node:crypto';
import { defaultPackDir, loadPack } from '@stratum/content/load';
import type { FastifyInstance } from 'fastify';
import { inject, onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { connectDatabase, type DatabaseConnection } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { type Builders, createBuilders } from './build.ts';
import { createKeptMail, type KeptMail } from './kept-mail.ts';
import { templateDatabase } from './postgres-address.ts';
import { createSetClock, type SetClock } from './set-clock.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: DatabaseConnection;
  /** What the product mailed. */
  readonly mail: KeptMail;
  readonly clock: SetClock;
  readonly build: Builders;
}

const pack = loadPack(defaultPackDir);

/** The whole server on a fresh database, ended with the test that made it. */
export async function createTestApp(): Promise<TestApp> {
  const { close, ...test } = await openTestApp();
  onTestFinished(close);
  return test;
}

/** The same for a whole file of tests that leave each other alone; whoever opens it closes it. */
export async function openTestApp(): Promise<TestApp & { close(): Promise<void> }> {
  const log = createLog('silent');
  const database = connectDatabase(await freshDatabase(), { log, poolSize: 5 });
  const mail = createKeptMail();
  const clock = createSetClock(new Date('2026-11-20T09:00:00Z'));
  const app = await buildApp({
    log,
    clock,
    database,
    mailer: mail.mailer,
    secrets: { otpKey: randomBytes(32) },
    pack: await pack,
    publicUrl: 'http://stratum.test',
    trustProxy: 0,
    pagesDir: null,
    outbox: null,
  });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, mail, clock, build: createBuilders({ app, database, clock }), close };
}

async function freshDatabase() {
  const address = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = connectDatabase(address, { log: createLog('silent'), poolSize: 1 });
  await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  await admin.close();
  return { ...address, database: name };
}
