import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

export interface Person {
  readonly id: string;
  readonly token: string;
}

/** People with a session each for the load. @returns their tokens */
export async function signInMany(databaseUrl: string, many: number): Promise<string[]> {
  return (await enrolMany(databaseUrl, many)).map(({ token }) => token);
}

/** The same people with their ids, written straight into the database. */
export async function enrolMany(databaseUrl: string, many: number): Promise<Person[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tokens = Array.from({ length: many }, () => randomBytes(32).toString('base64url'));
  const ids = tokens.map(() => randomUUID());
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  await client.query(
    `INSERT INTO users (id, email, first_name, last_name, sms_notification, locale, time_zone, role, created_at)
     SELECT id, id || '@example.org', 'Load', 'Example', false, 'en', 'UTC', 'user', now()
     FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await client.query(
    `INSERT INTO sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
     SELECT id, id, hash, 'bench', now(), now(), now() + interval '1 day'
     FROM unnest($1::uuid[], $2::text[]) AS given (id, hash)`,
    [ids, hashes],
  );
  await client.end();
  return ids.map((id, at) => ({ id, token: tokens[at] ?? '' }));
}
