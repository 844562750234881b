import type { consoleOperationRoutes as routes } from '@stratum/contract/console/operations';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { after } from '../../platform/clock.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import { countDue, failingDue as findFailing, retryDueNow } from '../../platform/due/store.ts';
import type { Call } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Deps } from './deps.ts';

const shown = 50;

export async function jobKinds({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>) {
  const [kinds, due] = [await jobs.counts(), await countDue(db, after(clock.now(), 24 * 3_600))];
  return {
    jobs: kinds.map((kind) => ({ ...kind, nextAt: kind.nextAt?.toISOString() ?? null })),
    due: due.map((kind) => ({ ...kind, nextAt: kind.nextAt.toISOString() })),
  };
}

export async function failedJobs(
  { jobs }: Pick<Deps, 'jobs'>,
  { query: { cursor } }: Call<typeof routes.failedJobs>,
) {
  const rows = await jobs.failures(cursor === undefined ? null : readCursor(cursor), shown + 1);
  const items = rows.slice(0, shown);
  const last = rows.length > shown ? items.at(-1) : undefined;
  return {
    items: items.map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
    next: last ? writeCursor({ time: last.failedAt, id: last.id }) : null,
  };
}

export async function retryJobs(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'secrets'>,
  { body, caller }: Call<typeof routes.retryJobs>,
) {
  const retried = await deps.jobs.retry(body.ids);
  await inTransaction(deps.db, (tx) =>
    appendAudit(tx, deps, {
      action: 'jobs_retried',
      actor: caller.userId,
      details: { count: String(retried) },
    }),
  );
  return { retried };
}

export async function failingDue({ db }: Pick<Deps, 'db'>) {
  const rows = await findFailing(db, shown);
  return {
    items: rows.map(({ kind, subject, occurrence, dueAt, attemptAt, failures }) => ({
      id: `${kind} ${subject} ${occurrence}`,
      kind,
      subject,
      occurrence,
      dueAt: dueAt.toISOString(),
      nextAt: attemptAt.toISOString(),
      failures,
    })),
  };
}

export function retryDue(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  { body, caller }: Call<typeof routes.retryDue>,
) {
  return inTransaction(deps.db, async (tx) => {
    const retried = await retryDueNow(tx, body, deps.clock.now());
    await appendAudit(tx, deps, {
      action: 'jobs_retried',
      actor: caller.userId,
      details: { count: retried ? '1' : '0' },
    });
    return { retried };
  });
}
