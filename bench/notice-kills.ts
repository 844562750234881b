// The long form of what `npm test` proves in short: a process that tells and mails is killed again and
// again, and nothing is lost or doubled; a mail that comes again has the id it had.
// `node bench/notice-kills.ts checkin_reminder 50`, or `reminder` for those of goals

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@stratum/server/embedded-postgres';
import { connectDatabase } from '../server/src/platform/database.ts';
import { createLog } from '../server/src/platform/log.ts';
import { migrateDatabase } from '../server/src/platform/migrations/migrate-database.ts';
import { killFiring } from '../server/test/process/kill-firing.ts';

const kind = process.argv[2] === 'reminder' ? 'reminder' : 'checkin_reminder';
const kills = Number(process.argv[3] ?? 50);
/** So many that each process finds work, however late it is killed. */
const count = kills * 25;

const log = createLog('silent');
const folder = await mkdtemp(join(tmpdir(), 'stratum-notices-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
await migrateDatabase(postgres.connection, log);
const database = connectDatabase(postgres.connection, { log, poolSize: 2 });
const began = performance.now();
const { once, repeated } = await killFiring({ database, kind, count, kills });
const minutes = (performance.now() - began) / 60_000;
console.log(`${count} of ${kind}, ${kills} kills in ${minutes.toFixed(1)} min, each once:`, once);
console.log(`mails that came again: ${repeated}`);
const isWhole = Object.values(once).every((figure) => figure === count);
if (!isWhole) process.exitCode = 1;
await database.close();
await postgres.stop();
await rm(folder, { recursive: true });
