import { type HealthCheck, healthFindings } from '@stratum/contract/console/operation-words';
import type { HealthCheckResult } from '@stratum/contract/console/operations';
import { sql } from 'drizzle-orm';
import { isOverdue, newestBackup } from '../../platform/backup/nightly.ts';
import { countDue } from '../../platform/due/store.ts';
import type { Deps } from './deps.ts';

/** Milliseconds that a look at the database may take. */
const slowDatabase = 100;
/** Seconds for which what is due may wait before it is late. */
const late = 5 * 60;
/** Calls of a route from which on its share of slow ones says something. */
const enoughCalls = 20;
/** Share of a route's calls from which on it is slow. */
const slowShare = 0.05;

/** What is slow, full or failing, each as a finding with the figures of its sentence. */
export async function health(deps: Deps) {
  const { callTimes, disk } = deps;
  const checks = [
    ofDisk(disk.isShort()),
    await ofDatabase(deps),
    ofCalls(callTimes.read().routes),
    await ofJobs(deps),
    await ofDue(deps),
    await ofBackup(deps),
  ];
  return { checks, since: callTimes.read().since.toISOString() };
}

function found<Check extends HealthCheck>(
  check: Check,
  finding: keyof (typeof healthFindings)[Check] & string,
  values: HealthCheckResult['values'] = {},
): HealthCheckResult {
  const states: Readonly<Record<string, HealthCheckResult['state']>> = healthFindings[check];
  return { check, finding, state: states[finding] ?? 'bad', values };
}

function ofDisk(isShort: boolean) {
  return found('disk', isShort ? 'full' : 'room');
}

async function ofDatabase({ db }: Deps) {
  const began = performance.now();
  const { rows } = await db.execute<{ bytes: string }>(
    sql`SELECT pg_database_size(current_database()) AS bytes`,
  );
  const milliseconds = Math.round(performance.now() - began);
  const bytes = Number(rows[0]?.bytes ?? 0);
  return found('database', milliseconds > slowDatabase ? 'slow' : 'answers', {
    milliseconds,
    bytes,
  });
}

function ofCalls(routes: ReturnType<Deps['callTimes']['read']>['routes']) {
  const calls = routes.reduce((sum, route) => sum + route.calls, 0);
  const failed = routes.reduce((sum, route) => sum + route.failed, 0);
  const worst = routes.toSorted((one, other) => other.failed - one.failed)[0];
  if (worst && worst.failed > 0)
    return found('calls', 'failing', { calls, failed, route: worst.route });
  const slow = routes
    .filter((route) => route.calls >= enoughCalls && route.slow / route.calls >= slowShare)
    .toSorted((one, other) => other.slow - one.slow)[0];
  if (slow)
    return found('calls', 'slow', { calls: slow.calls, slow: slow.slow, route: slow.route });
  return calls === 0 ? found('calls', 'quiet') : found('calls', 'fine', { calls });
}

async function ofJobs({ jobs, clock }: Deps) {
  const kinds = await jobs.counts();
  const since = kinds
    .flatMap(({ nextAt }) => nextAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
  const waited = since ? (clock.now().getTime() - since.getTime()) / 1_000 : 0;
  if (since && waited > late) return found('jobs', 'waiting', { since: since.toISOString() });
  const failed = kinds.reduce((sum, kind) => sum + kind.failed, 0);
  return failed > 0 ? found('jobs', 'failed', { failed }) : found('jobs', 'fine');
}

async function ofDue({ db, clock }: Deps) {
  const now = clock.now();
  const kinds = await countDue(db, now);
  const next = Math.min(...kinds.map(({ nextAt }) => nextAt.getTime()));
  if (now.getTime() - next > late * 1_000) {
    return found('due', 'late', { since: new Date(next).toISOString() });
  }
  const failing = kinds.reduce((sum, kind) => sum + kind.failing, 0);
  return failing > 0 ? found('due', 'failing', { failing }) : found('due', 'fine');
}

async function ofBackup({ backups, clock, log }: Deps) {
  if (!backups) return found('backup', 'off');
  try {
    const newest = await newestBackup(backups.archives);
    if (!newest) return found('backup', 'none');
    const at = { at: newest.toISOString() };
    return found('backup', isOverdue(newest, clock) ? 'overdue' : 'made', at);
  } catch (error) {
    log.warn({ err: error }, 'the place of the backups cannot be looked at');
    return found('backup', 'unreachable');
  }
}
