import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Groups of people with a session, written straight into the database; the first of each is its admin. */
export async function makeGroups(
  databaseUrl: string,
  membersOfEach: readonly (readonly string[])[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ids = membersOfEach.map(() => randomUUID());
  const members = membersOfEach.flatMap((people, at) =>
    people.map((userId) => ({ groupId: ids[at], userId })),
  );
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO groups (id, name, time_zone, admin_id, created_at)
     SELECT id, 'Load', 'UTC', admin, now() FROM unnest($1::uuid[], $2::uuid[]) AS given (id, admin)`,
    [ids, membersOfEach.map(([admin]) => admin)],
  );
  await client.query(
    `INSERT INTO group_members (group_id, user_id, joined_at, share)
     SELECT group_id, user_id, now(), false
     FROM unnest($1::uuid[], $2::uuid[]) AS given (group_id, user_id)`,
    [members.map(({ groupId }) => groupId), members.map(({ userId }) => userId)],
  );
  await client.query('COMMIT');
  await client.end();
  return ids;
}
