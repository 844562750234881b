import { type ListedPerson, peopleRoutes } from '@stratum/contract/console/people';
import type { Part } from '@stratum/contract/route';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { keyPage, pageOf } from '../../platform/key-page.ts';
import { searchWords } from '../../platform/search-words.ts';
import { personWords, type UserRow, accounts as users } from '../accounts/index.ts';
import { lastUseOf } from '../auth/index.ts';
import { defineList } from '../console/index.ts';
import { organizations } from '../organizations/index.ts';
import type { PeopleDeps } from './deps.ts';
import { stateOf } from './state.ts';

type Query = Part<typeof peopleRoutes.people, 'query'>;

const columnsBy = {
  created: users.createdAt,
  name: users.lastName,
  email: users.email,
} as const;

/** A page of accounts: by an index whatever it is sorted by, by words of another one. */
export async function peoplePage({ db }: Pick<PeopleDeps, 'db'>, query: Query) {
  const by = query.sort.replace('-', '') as keyof typeof columnsBy;
  const isDescending = query.sort.startsWith('-');
  const page = keyPage({ by: columnsBy[by], id: users.id, isDescending, cursor: query.cursor });
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      blockedAt: users.blockedAt,
      deletionDueAt: users.deletionDueAt,
      createdAt: users.createdAt,
      organization: { id: organizations.id, name: organizations.name },
      lastSeenAt: lastUseOf(users.id),
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(page.where, ...conditions(query)))
    .orderBy(...page.orderBy)
    .limit(query.limit + 1);
  const { items, next } = pageOf(rows, query.limit, (row) => [keyOf(row, by), row.id]);
  return { items: items.map(toListed), next };
}

function conditions({ search, state, organization, role }: Query): (SQL | undefined)[] {
  const { blockedAt, deletionDueAt } = users;
  const states = {
    active: and(isNull(blockedAt), isNull(deletionDueAt)),
    blocked: isNotNull(blockedAt),
    leaving: and(isNull(blockedAt), isNotNull(deletionDueAt)),
  };
  return [
    search === undefined ? undefined : hasWords(search),
    state && states[state],
    organization && eq(users.organizationId, organization),
    role && eq(users.role, role),
  ];
}

/** Each word as the beginning of one; no words find nobody. */
function hasWords(search: string): SQL {
  const words = searchWords(search.toLowerCase()).map((word) => `${word}:*`);
  if (words.length === 0) return sql`false`;
  return sql`${personWords(users)} @@ to_tsquery('simple', ${words.join(' & ')})`;
}

interface Row
  extends Pick<
    UserRow,
    'id' | 'firstName' | 'lastName' | 'email' | 'role' | 'blockedAt' | 'deletionDueAt' | 'createdAt'
  > {
  readonly organization: ListedPerson['organization'];
  readonly lastSeenAt: Date | null;
}

function keyOf({ createdAt, lastName, email }: Row, by: keyof typeof columnsBy) {
  return { created: createdAt, name: lastName, email }[by];
}

export function toListed(row: Row): ListedPerson {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    state: stateOf(row),
    role: row.role,
    organization: row.organization,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}

export function peopleList(deps: Pick<PeopleDeps, 'db'>) {
  return defineList({
    query: peopleRoutes.people.query,
    page: (query) => peoplePage(deps, query),
    columns: {
      id: ({ id }) => id,
      name: ({ first_name, last_name }) => `${first_name} ${last_name}`,
      email: ({ email }) => email,
      state: ({ state }) => state,
      role: ({ role }) => role,
      organization: ({ organization }) => organization && organization.name,
      created: ({ createdAt }) => createdAt,
      seen: ({ lastSeenAt }) => lastSeenAt,
    },
  });
}
