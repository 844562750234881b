import { groupLimits, invitationDays } from '@stratum/contract/group-rules';
import type { groupRoutes as routes } from '@stratum/contract/groups';
import type { GroupId, InvitationId, UserId } from '@stratum/contract/ids';
import { after } from '../../platform/clock.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { spendInTransaction } from '../../platform/limits/limiter.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { markRead } from '../notifications/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import {
  countInvitations,
  listInvitations,
  takeInvitation,
  upsertInvitations,
} from './invitations-store.ts';
import { join } from './membership.ts';
import { sendInvitationJob, toldOf } from './send-invitation.ts';
import { findAsMember, lockGroup } from './store.ts';
import type { InvitationRow } from './tables.ts';
import { toGroup } from './to-group.ts';

/** Addresses that an account invites in an hour, by whatever groups. */
const invitationsByAccount = { name: 'invitationsByAccount', points: 200, seconds: 60 * 60 };
const shown = 100;

export async function invite(
  deps: Deps,
  { tx, open, body, caller }: Call<typeof routes.inviteMembers, Doors>,
) {
  const { group } = await open.ownGroup(tx, 'update');
  const emails = [...new Set(body.emails)].toSorted();
  if ((await countInvitations(tx, group.id)) + emails.length > groupLimits.pendingInvitations) {
    throw new AppError('conflict');
  }
  const sent = await send(tx, deps, { groupId: group.id, inviterId: caller.userId, emails });
  return { invitations: sent.map(toSent) };
}

/** An invitation that waits is sent again by its group's admin of now. */
export async function resend(
  deps: Deps,
  { tx, open, caller }: Call<typeof routes.resendInvitation, Doors>,
) {
  const { groupId, email } = await open.sentInvitation(tx);
  // Row lock: the group is not handed over meanwhile, and the invitation not answered.
  await lockGroup(tx, groupId);
  await open.sentInvitation(tx);
  const [sent] = await send(tx, deps, { groupId, inviterId: caller.userId, emails: [email] });
  if (!sent) throw new Error('an upsert returned no row');
  return toSent(sent);
}

interface Sending {
  readonly groupId: GroupId;
  readonly inviterId: UserId;
  readonly emails: readonly string[];
}

/** Whether an address has an account is looked at later, by the job: neither answer nor time tell it. */
async function send(
  tx: Transaction,
  { clock, jobs, chat }: Deps,
  { groupId, inviterId, emails }: Sending,
): Promise<InvitationRow[]> {
  const now = clock.now();
  for (let count = 0; count < emails.length; count += 1) {
    await spendInTransaction(tx, invitationsByAccount, inviterId, now);
  }
  const times = { createdAt: now, sentAt: now, expiresAt: after(now, invitationDays * 86_400) };
  const rows = await upsertInvitations(
    tx,
    emails.map((email) => ({ id: newId<InvitationId>(), groupId, email, inviterId, ...times })),
  );
  for (const { id } of rows) {
    await jobs.send(tx, sendInvitationJob, { invitationId: id, sentAt: now.toISOString() });
  }
  chat.changed(tx, groupId, 'invitations', inviterId);
  return rows;
}

export async function revoke(
  { db, chat }: Deps,
  { open, caller }: Call<typeof routes.revokeInvitation, Doors>,
) {
  return inTransaction(db, async (tx) => {
    const { id, groupId } = await open.sentInvitation(tx);
    await takeInvitation(tx, id);
    chat.changed(tx, groupId, 'invitations', caller.userId);
    return { invitationId: id };
  });
}

export async function pending(
  { db, clock }: Deps,
  { open, query }: Call<typeof routes.groupInvitations, Doors>,
) {
  const { group } = await open.ownGroup(db);
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const rows = await listInvitations(db, group.id, clock.now(), {
    after: cursor,
    limit: shown + 1,
  });
  const last = rows.length > shown ? rows[shown - 1] : undefined;
  return {
    items: rows.slice(0, shown).map(toSent),
    next: last ? writeCursor({ time: last.createdAt, id: last.id }) : null,
  };
}

export async function answer(
  deps: Deps,
  { tx, open, body, caller }: Call<typeof routes.handleGroupInvitation, Doors>,
) {
  const { groupId } = await open.invitation(tx);
  const group = await lockGroup(tx, groupId);
  // Read again under the lock: it may have been answered, or taken back.
  const { id, expiresAt } = await open.invitation(tx);
  const now = deps.clock.now();
  if (!group || expiresAt <= now || !(await takeInvitation(tx, id)))
    throw new AppError('not_found');
  await markRead(tx, { ...toldOf(id), userId: caller.userId }, now);
  deps.chat.changed(tx, groupId, 'invitations', group.adminId);
  if (!body.accept) return { group: null };
  await join(tx, deps, { group, userId: caller.userId, share: body.share });
  const opened = await findAsMember(tx, caller.userId, groupId);
  return { group: opened && (await toGroup(tx, opened)) };
}

function toSent({ id, email, expiresAt }: InvitationRow) {
  return {
    invitationId: id,
    email,
    status: 'invited' as const,
    expiresAt: expiresAt.toISOString(),
  };
}
