import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { DatabaseConnection } from '../../src/platform/database.ts';
import { seedCheckinReminders } from '../seed-checkin-reminders.ts';
import { seedReminders } from '../seed-reminders.ts';

const script = join(import.meta.dirname, 'reminding-child.ts');
/** When the reminders are due, and the clock of each process begins. */
const at = new Date('2026-11-20T08:00:00Z');

/** As if the mails that were being sent had given no sign of life for long. */
const heartbeatsLost = `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute',
  retry_delay = 0 WHERE state = 'active'`;

/** What is told, who wants it, and how much of it has been. */
const kinds = {
  reminder: {
    seed: (pool: Pool, count: number) =>
      seedReminders(pool, { count, at, channels: ['in_app', 'email'] }),
    fired: `SELECT count(*)::int AS fired FROM reminder_occurrences WHERE outcome = 'fired'`,
  },
  checkin_reminder: {
    seed: (pool: Pool, count: number) => seedCheckinReminders(pool, { count, at }),
    fired: `SELECT count(*)::int AS fired FROM notifications WHERE kind = 'checkin_reminder'`,
  },
} as const;

/** What there is of all in the end; each is to be there once. */
const outcome = `SELECT
  (SELECT count(*)::int FROM notifications) AS listed,
  (SELECT count(DISTINCT user_id)::int FROM notifications) AS people,
  (SELECT count(*)::int FROM due WHERE kind = $1 AND due_at = $2::timestamptz + interval '1 day') AS next,
  (SELECT count(*)::int FROM due) AS due`;

interface Kills {
  readonly database: DatabaseConnection;
  readonly kind: keyof typeof kinds;
  readonly count: number;
  readonly kills: number;
}

/**
 * Has reminders that are due at once told and mailed by a process that is killed again and again, each
 * time a bit further on, and by a last one to the end.
 * @returns figures that are the count each where nothing is lost or doubled, and how many mails came again
 */
export async function killFiring({ database, kind, count, kills }: Kills) {
  const { pool } = database;
  const { seed, fired } = kinds[kind];
  await seed(pool, count);
  const mails = await takeMails();
  const firedSoFar = async () => Number((await pool.query(fired)).rows[0]?.fired);
  for (let kill = 1; kill <= kills + 1; kill += 1) {
    const child = startChild(database, mails.url);
    const wanted = Math.ceil((2 * count * kill) / (kills + 1));
    while ((await firedSoFar()) + mails.ids.size < wanted) await setTimeout(10);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await pool.query(heartbeatsLost);
  }
  const { rows } = await pool.query(outcome, [kind, at.toISOString()]);
  const repeated = mails.taken() - mails.ids.size;
  await mails.close();
  const told = { fired: await firedSoFar(), ...rows[0] };
  return { once: { ...told, mails: mails.ids.size, mailed: mails.people.size }, repeated };
}

function startChild({ address }: DatabaseConnection, mailUrl: string) {
  if (!('host' in address)) throw new Error('the database is reached by its host');
  const { host, user, database } = address;
  const given = [host, user, database, at.toISOString(), mailUrl];
  // Most of a child's short life goes into loading what it runs.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'stratum-compile-cache') };
  return spawn(process.execPath, [script, ...given], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** A mail server that keeps nothing but who got mails, and their ids. */
async function takeMails() {
  const ids = new Set<string>();
  const people = new Set<string>();
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, callback) {
      try {
        const { messageId = '' } = await PostalMime.parse(await text(stream));
        ids.add(messageId);
        taken += 1;
      } catch {
        // The sender was killed within its mail, which is not taken then.
        return callback(new Error('cut off'));
      }
      for (const { address } of envelope.rcptTo) people.add(address);
      callback();
    },
  });
  // Connections of processes that were killed.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { ids, people, taken: () => taken, url: `smtp://127.0.0.1:${port}`, close };
}
