import {
  type OrganizationMember,
  consoleOrganizationRoutes as routes,
} from '@stratum/contract/console/organizations';
import type { Part } from '@stratum/contract/route';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/key-page.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { leaveOrganization, membersBy } from '../accounts/index.ts';
import { defineList } from '../console/index.ts';
import type { Deps } from './deps.ts';

type Query = Part<typeof routes.organizationMembers, 'query'>;

export async function organizationMembers(
  { db }: Pick<Deps, 'db'>,
  { organizationId, search, sort, cursor, limit }: Query,
): Promise<{ items: OrganizationMember[]; next: string | null }> {
  const rows = await membersBy(db, { organizationId, search, sort, cursor, limit: limit + 1 });
  const { items, next } = pageOf(rows, limit, ({ email, id }) => [email, id]);
  return {
    items: items.map(({ id, firstName, lastName, email, since }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      since: since.toISOString(),
    })),
    next,
  };
}

export function memberList(deps: Pick<Deps, 'db'>) {
  return defineList({
    query: routes.organizationMembers.query,
    page: (query) => organizationMembers(deps, query),
    columns: {
      name: ({ name }) => name,
      email: ({ email }) => email,
      since: ({ since }) => since,
    },
  });
}

/** Takes a person out of an organization, which their screens show at once. */
export async function removeFromOrganization(
  deps: Deps,
  { params, body, caller }: Call<typeof routes.removeFromOrganization>,
) {
  await deps.confirmStepUp(caller, body);
  const { organizationId, memberId } = params;
  return inTransaction(deps.db, async (tx) => {
    if (!(await leaveOrganization(tx, memberId, organizationId))) throw new AppError('not_found');
    tx.afterCommit({ to: memberId, changed: 'assessment_status' });
    await appendAudit(tx, deps, {
      action: 'organization_left',
      actor: caller.userId,
      subject: memberId,
      object: { kind: 'organization', id: organizationId },
      details: { reason: body.reason },
    });
    return { id: memberId };
  });
}
