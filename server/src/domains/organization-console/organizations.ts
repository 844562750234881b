import { randomInt } from 'node:crypto';
import {
  type AdministeredOrganization,
  consoleOrganizationRoutes as routes,
} from '@stratum/contract/console/organizations';
import type { OrganizationId } from '@stratum/contract/ids';
import type { Part } from '@stratum/contract/route';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/key-page.ts';
import { newId } from '../../platform/new-id.ts';
import { requireVersion } from '../../platform/same-version.ts';
import { countMembersOf } from '../accounts/index.ts';
import { defineList } from '../console/index.ts';
import {
  addOrganization as add,
  lockOrganization,
  type OrganizationRow,
  organizationById,
  organizationsBy,
  updateOrganization,
} from '../organizations/index.ts';
import type { Deps } from './deps.ts';

type Query = Part<typeof routes.administeredOrganizations, 'query'>;

export async function administeredOrganizations(
  { db }: Pick<Deps, 'db'>,
  { limit, search, code, cursor, sort }: Query,
) {
  const filter = { search, code, cursor, sort, limit: limit + 1 };
  const { items, next } = pageOf(await organizationsBy(db, filter), limit, (row) => [
    sort.endsWith('name') ? row.name : row.createdAt,
    row.id,
  ]);
  return { items: await toOrganizations(db, items), next };
}

export function organizationList(deps: Pick<Deps, 'db'>) {
  return defineList({
    query: routes.administeredOrganizations.query,
    page: (query) => administeredOrganizations(deps, query),
    columns: {
      name: ({ name }) => name,
      orgcode: ({ orgcode }) => orgcode,
      isCodeEnded: ({ isCodeEnded }) => isCodeEnded,
      categories: ({ assignedCategories }) => assignedCategories.join(' '),
      members: ({ members }) => members,
      createdAt: ({ createdAt }) => createdAt,
    },
  });
}

export async function administeredOrganization(
  { db }: Pick<Deps, 'db'>,
  { params }: Call<typeof routes.administeredOrganization>,
) {
  const row = await organizationById(db, params.organizationId);
  if (!row) throw new AppError('not_found');
  return toOrganization(db, row);
}

/** @throws AppError invalid_input where the code is taken */
export async function addOrganization(
  deps: Deps,
  { tx, body, caller }: Call<typeof routes.addOrganization>,
) {
  const id = newId<OrganizationId>();
  const { name, orgcode = madeUpCode(), assignedCategories } = body;
  const organization = { id, name, orgcode, assignedCategories };
  if (!(await add(tx, deps, organization, caller.userId))) {
    throw new AppError('invalid_input', {
      fields: new Map([['orgcode', { key: 'orgcode_taken' }]]),
    });
  }
  const row = await organizationById(tx, id);
  if (!row) throw new Error('an insert left no row');
  return toOrganization(tx, row);
}

export async function changeOrganization(
  deps: Deps,
  { tx, params, body, caller }: Call<typeof routes.changeOrganization>,
) {
  const { name, assignedCategories, version } = body;
  const before = await lockOrganization(tx, params.organizationId);
  if (!before) throw new AppError('not_found');
  requireVersion(before.version, version);
  const row = await updateOrganization(tx, before, { name, assignedCategories });
  const parts = [
    ...(before.name === name ? [] : ['name']),
    ...(before.assignedCategories.join() === assignedCategories.join() ? [] : ['categories']),
  ];
  const changed = await toOrganization(tx, row);
  await appendAudit(tx, deps, {
    action: 'organization_changed',
    actor: caller.userId,
    object: { kind: 'organization', id: row.id },
    details: { parts: parts.join(' ') },
  });
  return changed;
}

export async function changeOrgcode(
  deps: Deps,
  { tx, params, body: { act, version }, caller }: Call<typeof routes.changeOrgcode>,
) {
  const before = await lockOrganization(tx, params.organizationId);
  if (!before) throw new AppError('not_found');
  requireVersion(before.version, version);
  const change = {
    rotate: () => ({ orgcode: madeUpCode(), codeEndedAt: null }),
    end: () => ({ codeEndedAt: deps.clock.now() }),
    resume: () => ({ codeEndedAt: null }),
  }[act]();
  const row = await updateOrganization(tx, before, change);
  const changed = await toOrganization(tx, row);
  await appendAudit(tx, deps, {
    action: 'organization_code_changed',
    actor: caller.userId,
    object: { kind: 'organization', id: row.id },
    details: { act },
  });
  return changed;
}

/** Without characters that are taken for each other. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten characters, 50 bits: of a million codes none is met by trying. */
function madeUpCode(): string {
  const pick = () => letters[randomInt(letters.length)];
  const half = () => Array.from({ length: 5 }, pick).join('');
  return `${half()}-${half()}`;
}

async function toOrganization(
  tx: Queryable,
  row: OrganizationRow,
): Promise<AdministeredOrganization> {
  const [organization] = await toOrganizations(tx, [row]);
  if (!organization) throw new Error('a row became none');
  return organization;
}

async function toOrganizations(
  tx: Queryable,
  rows: readonly OrganizationRow[],
): Promise<AdministeredOrganization[]> {
  const members = await countMembersOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, orgcode, codeEndedAt, assignedCategories, createdAt, version }) => ({
    id,
    name,
    orgcode,
    isCodeEnded: codeEndedAt !== null,
    assignedCategories,
    members: members.get(id) ?? 0,
    createdAt: createdAt.toISOString(),
    version,
  }));
}
