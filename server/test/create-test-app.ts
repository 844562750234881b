import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPackDir } from '@stratum/content/load';
import type { FastifyInstance } from 'fastify';
import { inject, onTestFinished } from 'vitest';
import { buildApp, productDomains } from '../src/app.ts';
import type { Deps } from '../src/deps.ts';
import { createPackShelf, readEdition } from '../src/domains/content-packs/index.ts';
import type { PaymentProvider } from '../src/domains/payments/index.ts';
import { createGazetteer, type Gazetteer } from '../src/domains/places/index.ts';
import { createRateTable } from '../src/domains/shipping/index.ts';
import { createDue, createJobs } from '../src/jobs.ts';
import { readConfig } from '../src/platform/config.ts';
import { connectDatabase, type DatabaseConnection } from '../src/platform/database.ts';
import type { Domain } from '../src/platform/domain.ts';
import type { DueRunner } from '../src/platform/due/due-runner.ts';
import type { CallLimits } from '../src/platform/http/call-limits.ts';
import { createCallTimes } from '../src/platform/http/call-times.ts';
import { createPictureDecoder } from '../src/platform/images/picture-decoder.ts';
import { createJobQueue, type JobQueue } from '../src/platform/jobs/job-queue.ts';
import { createLog, type Log } from '../src/platform/log.ts';
import type { Mailer } from '../src/platform/mail/mail.ts';
import type { OidcProvider } from '../src/platform/oidc/provider.ts';
import { operatorOf } from '../src/platform/pages/operator.ts';
import { secretsFrom } from '../src/platform/secrets/secrets.ts';
import type { AnyStorage } from '../src/platform/storage/create-storage.ts';
import { createLocalStorage } from '../src/platform/storage/local-storage.ts';
import type { PushSender } from '../src/platform/web-push/push-sender.ts';
import { sellingOf } from '../src/selling.ts';
import { type Builders, createBuilders } from './build.ts';
import { createMailRecorder, type MailRecorder } from './mail-recorder.ts';
import { templateDatabase } from './postgres-address.ts';
import { createPushRecorder, type PushRecorder } from './push-recorder.ts';
import { createSetClock, type SetClock } from './set-clock.ts';
import { createSmsRecorder, type SmsRecorder } from './sms-recorder.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  /** What the app was built from. */
  readonly deps: Deps;
  readonly database: DatabaseConnection;
  readonly log: Log;
  /** Runs nothing by itself: `drain` runs what was sent. */
  readonly jobs: JobQueue;
  /** Runs nothing by itself: `runDue` runs what is due by the clock. */
  readonly due: DueRunner;
  /** Runs what is due at an instant, to which it sets the clock. */
  readonly runAt: (instant: string) => Promise<void>;
  readonly domains: readonly Domain[];
  /** What the product mailed. */
  readonly mail: MailRecorder;
  /** What the product texted. */
  readonly sms: SmsRecorder;
  /** What the product pushed to browsers. */
  readonly push: PushRecorder;
  readonly storage: AnyStorage;
  /** Where a local storage keeps its files. */
  readonly filesDir: string;
  readonly clock: SetClock;
  readonly build: Builders;
}

const installed = readEdition(defaultPackDir);
const crisisHelp = {
  country: 'CH',
  emergencyNumber: null,
  helplineNumber: null,
  helplineUrl: 'https://findahelpline.com',
};
/** What no test sets. */
const settings = {
  googlePlaces: null,
  addressCheck: null,
  publicUrl: 'http://stratum.test',
  hstsSubdomains: true,
  operator: operatorOf({
    OPERATOR_NAME: 'Example Ltd',
    OPERATOR_COUNTRY: 'CH',
    OPERATOR_EMAIL: 'operator@stratum.test',
  }),
  crisisHelp,
  pagesDir: null,
  publicPages: null,
  serviceWorker: true,
  outbox: null,
  backups: null,
} as const;
/** Reads its list once for all tests of a process, and ends with it. */
const gazetteer = createGazetteer(createLog('silent'));

/** Milliseconds. A busy machine is no fault of what is tested: the test's own time-out ends a wait. */
const connectTimeout = 60_000;

/** Tests call more often than any person does. */
const unlimited = { perNetwork: 1e9, writesPerMinute: 1e9, framesPerPerson: 1e9 };

/** What a second server shares with a first one, or another storage than the local one. */
interface Given {
  readonly database?: DatabaseConnection;
  readonly clock?: SetClock;
  readonly storage?: (clock: SetClock, filesDir: string) => AnyStorage;
  readonly mailer?: Mailer;
  readonly pushSender?: PushSender;
  readonly trustProxy?: number;
  readonly callLimits?: CallLimits;
  readonly rateLimitFactor?: number;
  readonly collectionQuota?: number;
  readonly disk?: Deps['disk'];
  readonly log?: Log;
  readonly signInProvider?: OidcProvider;
  readonly gazetteer?: Gazetteer;
  readonly carrier?: Deps['carrier'];
  readonly paymentProvider?: PaymentProvider;
  readonly selling?: Deps['selling'];
}

/** What some tests set. */
function settingsOf(given: Given) {
  return {
    paymentProvider: given.paymentProvider ?? null,
    selling: given.selling ?? sellingOf(readConfig({ NODE_ENV: 'test' })),
    signInProvider: given.signInProvider ?? null,
    trustProxy: given.trustProxy ?? 0,
    callLimits: given.callLimits ?? unlimited,
    rateLimitFactor: given.rateLimitFactor ?? 1,
    collectionQuota: given.collectionQuota ?? 2 ** 31,
    disk: given.disk ?? { isShort: () => false },
  };
}

/** The whole server on a fresh database, ended with the test that made it. */
export async function createTestApp(given: Given = {}): Promise<TestApp> {
  const { close, ...test } = await openTestApp(given);
  onTestFinished(close);
  return test;
}

/** The same for a whole file of tests that leave each other alone; to be closed by it. */
export async function openTestApp(
  given: Given = {},
): Promise<TestApp & { close(): Promise<void> }> {
  const log = given.log ?? createLog('silent');
  const database = given.database ?? (await openFreshDatabase(log));
  const jobs = createJobQueue({ address: database.address, log, worker: null });
  const recorders = createRecorders(jobs);
  const clock = given.clock ?? createSetClock(new Date('2026-11-20T09:00:00Z'));
  const filesDir = await mkdtemp(join(tmpdir(), 'stratum-files-'));
  const secrets = secretsFrom(randomBytes(32));
  const local = { folder: filesDir, key: secrets.fileKey, clock, publicUrl: null };
  const storage = given.storage?.(clock, filesDir) ?? createLocalStorage(local);
  const packsDir = join(filesDir, 'packs');
  const shelf = { db: database.db, log, storage, installed: await installed, packsDir };
  const packs = createPackShelf(shelf);
  const deps: Deps = {
    ...settings,
    ...settingsOf(given),
    log,
    clock,
    callTimes: createCallTimes(clock),
    database,
    jobs,
    mailer: given.mailer ?? recorders.mail.mailer,
    sms: recorders.sms.sender,
    push: given.pushSender ?? recorders.push.sender,
    gazetteer: given.gazetteer ?? gazetteer,
    carrier: given.carrier ?? createRateTable(packs.pack),
    secrets,
    storage,
    decoder: createPictureDecoder(),
    pack: packs.pack,
    packs,
  };
  const built = await buildTestApp(deps, jobs);
  const close = async () => {
    await built.app.close();
    await jobs.stop();
    if (!given.database) await database.close();
    await rm(filesDir, { recursive: true, force: true });
  };
  const runAt = async (instant: string) => {
    clock.set(instant);
    await built.due.runDue();
  };
  return {
    ...built,
    runAt,
    deps,
    database,
    log,
    jobs,
    ...recorders,
    storage,
    filesDir,
    clock,
    build: createBuilders({ app: built.app, database, storage, clock, log }),
    close,
  };
}

/** What stands in for those who carry mails, text messages and pushes. */
function createRecorders(jobs: JobQueue) {
  const drain = () => jobs.drain();
  return {
    mail: createMailRecorder(drain),
    sms: createSmsRecorder(drain),
    push: createPushRecorder(),
  };
}

async function buildTestApp(deps: Deps, jobs: JobQueue) {
  const domains = productDomains(deps);
  jobs.register(createJobs(deps, domains));
  const due = createDue(deps, domains);
  return { app: await buildApp(deps, domains, due.metrics), due, domains };
}

async function openFreshDatabase(log: Log): Promise<DatabaseConnection> {
  return connectDatabase(await freshDatabase(), { log, poolSize: 5, connectTimeout });
}

async function freshDatabase() {
  const address = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = connectDatabase(address, {
    log: createLog('silent'),
    poolSize: 1,
    connectTimeout,
  });
  await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  await admin.close();
  return { ...address, database: name };
}
