// The floor: node:http and pg alone, the same lookups and statements as the product's two calls,
// without schemas, access rules, envelope or logs. Run by bench/api.ts.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const session = `SELECT s.id, u.id AS user_id, u.role, u.time_zone, s.last_seen_at, s.expires_at
  FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1`;
const write = `INSERT INTO assessment_drafts
    (user_id, category, content_version, answers, started_at, updated_at)
  VALUES ($1, $2, 'bench', $3, now(), now())
  ON CONFLICT (user_id, category) DO UPDATE SET content_version = excluded.content_version,
    answers = assessment_drafts.answers || excluded.answers, updated_at = excluded.updated_at
  RETURNING *`;
/** The product's write runs in a transaction, which holds the consent that it needs. */
const consent = `SELECT id, user_id, kind, version, locale, via, given_at, ended_at, ended_by
  FROM consents WHERE user_id = $1 AND kind = 'health_data' AND ended_at IS NULL FOR SHARE`;
const read = `SELECT earlier.* FROM unnest($2::text[]) AS wanted (category)
  CROSS JOIN LATERAL (SELECT category, month, score, level, traits FROM assessment_attempts
    WHERE user_id = $1 AND category = wanted.category AND month < $3
    ORDER BY month DESC, completed_at DESC, id DESC LIMIT 1) AS earlier
  UNION ALL
  SELECT inside.* FROM unnest($2::text[]) AS wanted (category)
  CROSS JOIN LATERAL (SELECT DISTINCT ON (month) category, month, score, level, traits
    FROM assessment_attempts WHERE user_id = $1 AND category = wanted.category
      AND month BETWEEN $3 AND $4
    ORDER BY month DESC, completed_at DESC, id DESC) AS inside`;

async function userOf(request: IncomingMessage): Promise<string> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  const { rows } = await pool.query({ name: 'session', text: session, values: [hash] });
  return rows[0].user_id;
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const userId = await userOf(request);
  if (request.method === 'PUT') {
    const { categoryType, answers } = JSON.parse(await text(request));
    const values = [userId, categoryType, JSON.stringify(answers)];
    return save(userId, values);
  }
  const year = new URL(request.url ?? '', 'http://bench').searchParams.get('monthYear');
  const values = [userId, ['mentality'], `${year}-01`, `${year}-12`];
  return (await pool.query({ name: 'read', text: read, values })).rows;
}

async function save(userId: string, values: readonly unknown[]): Promise<unknown> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query({ name: 'consent', text: consent, values: [userId] });
  const { rows } = await client.query({ name: 'write', text: write, values: [...values] });
  await client.query('commit');
  client.release();
  return rows[0];
}

const server = createServer((request, response) => {
  answer(request).then(
    (data) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, data }));
    },
    (error: unknown) => {
      // The load ends in the middle of requests.
      if (!request.destroyed) console.error(error);
      response.statusCode = 500;
      response.end();
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`ready at http://127.0.0.1:${port}`);
});
