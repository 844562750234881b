// 100,000 reminders that are due in the same minute, on one process: how long it takes until each is
// told and scheduled again, and until each push of them was handed over (to nobody: these people have no
// browser); and what the answers of the API take meanwhile, beside their quiet time.
import { setTimeout as pause } from 'node:timers/promises';
import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { apiBase } from '@stratum/contract/route';
import pg from 'pg';
import { seedReminders } from '../server/test/seed-reminders.ts';
import { signInMany } from './people.ts';
import { startProduct } from './product.ts';

const count = Number(process.argv[2] ?? 100_000);
/** Milliseconds between two calls, answered or not. */
const interval = 10;
/** Seconds of load before and without reminders. */
const [warmUp, quiet] = [10, 20];
/** Seconds that the rows take to be written, with some to spare. */
const seeding = 60;

const product = await startProduct({ DEMO: 'off' });
const [token = ''] = await signInMany(product.databaseUrl, 1);
const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
const address = `${product.url}${apiBase}${dailyWinEndpoints.getWinsOverview.path}`;

/** Calls at a steady pace until there is an end to it. @returns milliseconds of each answer */
async function latenciesUntil(isOver: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  const over = new AbortController();
  const ended = isOver().finally(() => over.abort());
  while (!over.signal.aborted) {
    calls.push(call(times));
    await pause(interval);
  }
  await ended;
  await Promise.all(calls);
  return times;
}

async function call(times: number[]): Promise<void> {
  const began = performance.now();
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the API answered with ${response.status}`);
  times.push(performance.now() - began);
}

const passed = (seconds: number) => () => pause(seconds * 1000, true);
const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** Resolves once nothing of a kind is due any more. */
async function allRun(kind: string): Promise<boolean> {
  const waiting = 'SELECT FROM due WHERE kind = $1 AND due_at <= now() LIMIT 1';
  while ((await pool.query(waiting, [kind])).rowCount !== 0) await pause(250);
  return true;
}

await latenciesUntil(passed(warmUp));
const before = p99(await latenciesUntil(passed(quiet)));
const minute = 60_000;
const at = new Date(Math.ceil((Date.now() + seeding * 1000) / minute) * minute);
await seedReminders(pool, { count, at, channels: ['in_app', 'push'] });
await pool.query('ANALYZE users, goals, reminders, due');
await pause(at.getTime() - Date.now());
const began = performance.now();
const during = await latenciesUntil(() => allRun('reminder'));
const seconds = (performance.now() - began) / 1000;
const after = await latenciesUntil(() => allRun('notification_delivery'));
const secondsAfter = (performance.now() - began) / 1000 - seconds;
const { rows } = await pool.query('SELECT count(*)::int AS told FROM notifications');
console.log(
  `${rows[0]?.told} of ${count} reminders told and scheduled again in ${seconds.toFixed(1)} s`,
);
console.log(
  `p99 of ${address}: ${before.toFixed(1)} ms quiet, ${p99(during).toFixed(1)} ms meanwhile`,
);
console.log(
  `what they lead to was handed to its channel in ${secondsAfter.toFixed(1)} s more, p99 ${p99(after).toFixed(1)} ms`,
);
await pool.end();
await product.stop();
