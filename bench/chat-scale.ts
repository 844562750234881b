// What a group costs that has 10,000 messages, then a million: opening it, paging back in its middle,
// unread counts of somebody in 200 groups, search and media. Prints the medians of the calls and the
// plans of their statements, which have to go by an index.
// Then what it costs to move a month of messages away. `node bench/chat-scale.ts [messages]`
import { loadavg } from 'node:os';
import pg from 'pg';
import { makeGroups } from './chat-groups.ts';
import { enrolMany } from './people.ts';
import { startProduct } from './product.ts';
import { printPlan, timeCall } from './scale.ts';

const sizes = [10_000, Number(process.argv[2] ?? 1_000_000)];
const rounds = 20;
const groupCount = 200;

const product = await startProduct({ DEMO: 'off' });
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
const [reader, other] = await enrolMany(product.databaseUrl, 2);
if (!reader || !other) throw new Error('two people are needed');
const both = [reader.id, other.id];
const groupIds = await makeGroups(
  product.databaseUrl,
  Array.from({ length: groupCount }, () => both),
);
const [groupId = '', ...quietIds] = groupIds;

const shapes: string[] = [];
for (const size of sizes) {
  await fill(size);
  shapes.push(await measure());
}
const isByIndex = !shapes.some((shape) => /Seq Scan on chat_messages/.test(shape));
console.log(`\nall by an index: ${isByIndex ? 'yes' : 'NO'}`);
if (!isByIndex) process.exitCode = 1;
await moveMonthAway();
await client.end();
await product.stop();

/** @returns the shape of the plans */
async function measure(): Promise<string> {
  const { rows } = await client.query(`SELECT count(*)::int AS n, max(timetoken) AS last,
    pg_size_pretty(pg_table_size('chat_messages')) AS rows,
    pg_size_pretty(pg_indexes_size('chat_messages')) AS index FROM chat_messages
    WHERE group_id = '${groupId}'`);
  const [{ n, last, rows: table, index }] = rows;
  const middle = String(BigInt(last) - 5_000n * 600_000_000n);
  console.log(`\n# ${n} messages, ${table}, indices ${index}, load ${loadavg()[0]?.toFixed(1)}`);
  const calls = {
    opening: `/ppau/${groupId}/messages?limit=50`,
    'paging back': `/ppau/${groupId}/messages?limit=50&before=${middle}`,
    'groups with unread counts': '/ppau',
    'a word of every message': `/ppau/${groupId}/messages/search?text=morning`,
    'a word of a few messages': `/ppau/${groupId}/messages/search?text=kieselgur`,
    'a word of one message in two hundred': `/ppau/${groupId}/messages/search?text=https`,
    'two digits that numbers begin with': `/ppau/${groupId}/messages/search?text=99`,
    'messages of a type that there are none of': `/ppau/${groupId}/messages/search?type=five_wins`,
    'a word of none': `/ppau/${groupId}/messages/search?text=nowhere`,
    media: `/media/${groupId}?kind=media`,
    links: `/media/${groupId}?kind=links`,
  };
  for (const [name, path] of Object.entries(calls)) {
    const time = await timeCall(`${product.url}/api/v1${path}`, reader?.token ?? '', rounds);
    console.log(`${name}: ${time.toFixed(1)} ms (median of ${rounds})`);
  }
  const plans: string[] = [];
  for (const [name, statement] of Object.entries(statements(middle))) {
    console.log(`\n${name}:`);
    plans.push(await printPlan(client, statement));
  }
  return plans.join('\n');
}

/** As the product asks; that it asks like this is held by server/src/domains/chat/plans.test.ts. */
function statements(middle: string) {
  const own = `SELECT * FROM chat_messages WHERE group_id = '${groupId}'`;
  const newestFirst = 'ORDER BY timetoken DESC LIMIT 51';
  return {
    opening: `${own} ${newestFirst}`,
    'paging back': `${own} AND timetoken < ${middle} ${newestFirst}`,
    unread: `SELECT count(*) FROM (SELECT FROM chat_messages WHERE group_id = '${groupId}'
      AND timetoken > ${middle} AND sender_id <> '${reader?.id}'
      AND type in ('text', 'image', 'audio', 'video', 'file', 'goalHistoryImage', 'shared_item', 'five_wins')
      AND deleted_at is null LIMIT 10000) AS unread`,
    media: `${own} AND type in ('image', 'audio', 'video') AND deleted_at is null ${newestFirst}`,
    links: `${own} AND body ~ 'https?://' ${newestFirst}`,
  };
}

/** One message a minute; the reader has read all but the newest ones. */
async function fill(size: number): Promise<void> {
  const began = performance.now();
  await client.query('TRUNCATE chat_messages, chat_logs, chat_marks CASCADE');
  await insertInto(groupId, size);
  for (const id of quietIds) await insertInto(id, 50);
  await client.query(`INSERT INTO chat_logs SELECT group_id, max(timetoken), max(timetoken) - 1
    FROM chat_messages GROUP BY group_id`);
  await client.query(
    `INSERT INTO chat_marks SELECT group_id, $1, last - 20 * 600000000::bigint FROM chat_logs`,
    [reader?.id],
  );
  await client.query('VACUUM ANALYZE chat_messages');
  console.log(`\nfilled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

async function insertInto(id: string, count: number): Promise<void> {
  await client.query(
    `INSERT INTO chat_messages (group_id, timetoken, id, type, sender_id, client_id, body)
     SELECT $1, (extract(epoch from now())::bigint - ($2::int - n) * 60) * 10000000,
       gen_random_uuid(), CASE WHEN n % 100 = 0 THEN 'image' ELSE 'text' END,
       CASE WHEN n % 3 = 0 THEN $3::uuid ELSE $4::uuid END, gen_random_uuid()::text,
       'Good morning, number ' || n || CASE WHEN n % 1000 = 7 THEN ' kieselgur' ELSE '' END
         || CASE WHEN n % 200 = 0 THEN ' https://example.org' ELSE '' END
     FROM generate_series(1, $2::int) AS n`,
    [id, count, reader?.id, other?.id],
  );
}

/** The oldest month of the large group, out of the table into another. */
async function moveMonthAway(): Promise<void> {
  const month = 30 * 24 * 60;
  await client.query('CREATE TABLE chat_messages_past (LIKE chat_messages)');
  const began = performance.now();
  const { rowCount } = await client.query(
    `WITH gone AS (DELETE FROM chat_messages WHERE (group_id, timetoken) IN
       (SELECT group_id, timetoken FROM chat_messages WHERE group_id = $1
        ORDER BY timetoken LIMIT $2) RETURNING *)
     INSERT INTO chat_messages_past SELECT * FROM gone`,
    [groupId, month],
  );
  const moved = performance.now() - began;
  console.log(
    `\n${rowCount} messages moved away in ${(moved / 1000).toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)}`,
  );
}
