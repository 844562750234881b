// How soon a job starts after the transaction that sends it, told by the database's own instants; and
// how many transactions an idle server makes in a minute, most of them the queue's.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startProduct } from './product.ts';
import { median } from './running.ts';

const { url, databaseUrl, stop } = await startProduct({ DEMO: 'off' });
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();

async function figure(sql: string): Promise<number> {
  const { rows } = await client.query<{ figure: string }>(sql);
  return Number(rows[0]?.figure);
}

const transactions = () =>
  figure('SELECT xact_commit AS figure FROM pg_stat_database WHERE datname = current_database()');

await pause(30_000);
const before = await transactions();
await pause(60_000);
console.log(`an idle server makes ${(await transactions()) - before} transactions a minute`);

// Milliseconds from the beginning of the transaction that sends a job to its being taken up.
await client.query(`
  CREATE TABLE starts (milliseconds float8 NOT NULL);
  CREATE FUNCTION note_start() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO starts VALUES (EXTRACT(EPOCH FROM NEW.started_on - NEW.created_on) * 1000);
      RETURN NULL;
    END $$;
  CREATE TRIGGER note_start AFTER UPDATE ON pgboss.job FOR EACH ROW
    WHEN (NEW.name = 'code_mail' AND NEW.state = 'active') EXECUTE FUNCTION note_start()`);
const many = 200;
for (let number = 1; number <= many; number += 1) {
  const response = await fetch(`${url}/api/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `nobody-${number}@example.org` }),
  });
  if (!response.ok) throw new Error(`forgot-password: ${response.status}`);
  while ((await figure('SELECT count(*) AS figure FROM starts')) < number) await pause(50);
}
const { rows } = await client.query<{ milliseconds: number }>('SELECT milliseconds FROM starts');
const times = rows.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
const [late = 0, latest = 0] = [times[Math.floor(many * 0.95)], times.at(-1)];
console.log(
  `a job starts ${median(times).toFixed(1)} ms after its transaction begins (median of ${many}), ` +
    `95 % within ${late.toFixed(1)} ms, the latest after ${latest.toFixed(1)} ms`,
);

await client.end();
await stop();
