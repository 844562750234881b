import type { peopleRoutes } from '@stratum/contract/console/people';
import type { UserId } from '@stratum/contract/ids';
import type { Part } from '@stratum/contract/route';
import { and, eq } from 'drizzle-orm';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { after, type Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue, schedule } from '../../platform/due/due.ts';
import type { Caller } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { userById } from '../accounts/index.ts';
import { endSessionsOf, openViewSession } from '../auth/index.ts';
import { notify } from '../notifications/index.ts';
import { lock } from './acts.ts';
import type { PeopleDeps } from './deps.ts';
import { type ViewRow, views } from './tables.ts';

const kind = { name: 'view_told' } as const;

interface ViewCall {
  readonly caller: Caller;
  readonly userAgent: string;
  readonly params: { readonly userId: UserId };
  readonly body: Part<typeof peopleRoutes.viewAsPerson, 'body'>;
}

/** Lets an administrator look on as somebody, who is told of it once that is over. */
export async function viewAs(deps: PeopleDeps, { caller, userAgent, params, body }: ViewCall) {
  const { db, clock } = deps;
  const { userId } = params;
  const now = clock.now();
  const expiresAt = after(now, body.minutes * 60);
  return inTransaction(db, async (tx) => {
    await lock(tx, userId);
    const viewerId = caller.userId;
    const session = await openViewSession(tx, { userId, viewerId, userAgent, now, expiresAt });
    const id = newId<string>();
    await tx.insert(views).values({
      id,
      userId,
      viewerId,
      sessionId: session.id,
      reason: body.reason,
      begunAt: now,
    });
    await schedule(tx, { kind, subject: id, at: expiresAt });
    await appendAudit(tx, deps, {
      action: 'person_viewed',
      actor: viewerId,
      subject: userId,
      details: { reason: body.reason, minutes: String(body.minutes) },
    });
    return { token: session.accessToken, expiresAt: expiresAt.toISOString() };
  });
}

/** Ends the caller's looks at somebody before their time. */
export async function endViews(
  { db, clock }: Pick<PeopleDeps, 'db' | 'clock'>,
  { userId: viewerId }: Caller,
  userId: UserId,
): Promise<{ ended: number }> {
  return inTransaction(db, async (tx) => {
    const own = and(eq(views.userId, userId), eq(views.viewerId, viewerId));
    const open = await tx.delete(views).where(own).returning();
    for (const view of open) await endAndTell(tx, view, clock.now());
    return { ended: open.length };
  });
}

/** Tells of a look whose time is over; one that was ended before has no row. */
export function viewToldDue({ clock }: { readonly clock: Clock }): Due {
  return defineDue(kind, async ({ subject }, tx) => {
    const [view] = await tx.delete(views).where(eq(views.id, subject)).returning();
    if (view) await endAndTell(tx, view, clock.now());
  });
}

async function endAndTell(tx: Transaction, view: ViewRow, now: Date): Promise<void> {
  const { userId, viewerId, sessionId, reason, begunAt } = view;
  await endSessionsOf(tx, userId, sessionId);
  const viewer = await userById(tx, viewerId);
  if (!viewer) return;
  const name = `${viewer.firstName} ${viewer.lastName}`;
  const data = { name, begunAt: begunAt.toISOString(), reason };
  await notify(tx, userId, { kind: 'viewed_as', data }, now);
}
