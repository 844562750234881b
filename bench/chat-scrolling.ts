// A conversation of 100,000 messages on a telephone, 390 px wide: the longest task while one scrolls
// back by flings, from its end, its middle and to its beginning; whether what is read moves when older
// messages come above it; what the page then holds; and whether one is where one was after looking
// elsewhere. Aim: no task over 100 ms on a processor four times slower. Tasks are measured in the time
// of their thread, times four: what other programs take of a busy machine is not counted.
// `node bench/chat-scrolling.ts [messages]`
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeGroups } from './chat-groups.ts';
import { openChromium, type TraceEvent, until } from './chromium.ts';
import { enrolMany } from './people.ts';
import { startProduct } from './product.ts';

const count = Number(process.argv[2] ?? 100_000);
const slowdown = 4;
const flings = 120;
/** Pixels of a fling, and milliseconds between two. */
const [reach, between] = [1_600, 150];
/** Milliseconds in which what was asked for has come. */
const settling = 2_500;
/** The place of the last message: a minute ago. */
const newest = BigInt(Date.now() - 60_000) * 10_000n;

const shown = `document.querySelectorAll('main [role=log] [data-row]').length > 5`;

const product = await startProduct({ DEMO: 'off', RATE_LIMIT_FACTOR: '100' });
const [reader, other] = await enrolMany(product.databaseUrl, 2);
if (!reader || !other) throw new Error('two people are needed');
const [groupId = ''] = await makeGroups(product.databaseUrl, [[reader.id, other.id]]);
await fill();

const page = await openChromium();
await page.send('Page.enable');
await page.send('Emulation.setDeviceMetricsOverride', {
  width: 390,
  height: 844,
  deviceScaleFactor: 2,
  mobile: true,
});
await visit('/robots.txt');
await page.run(`localStorage.setItem('access_token', ${JSON.stringify(reader.token)})`);
await open();
await measure('from the end', -reach);
await open(placeOf(count / 2));
await measure('from the middle, back', -reach);
await measure('from the middle, on', reach);
await open(placeOf(flings));
await measure('to the beginning', -reach);
await comeBack();
page.close();
await product.stop();

/** Flings, one after the other; what was in sight is looked for again once all has come to rest. */
async function measure(what: string, by: number): Promise<void> {
  let before = { key: '', top: 0 };
  const events = await page.trace(['toplevel', '__metadata'], async () => {
    for (let fling = 0; fling < flings; fling += 1) {
      const at = { type: 'mouseWheel', x: 195, y: 400, deltaX: 0, deltaY: by };
      await page.send('Input.dispatchMouseEvent', at);
      await pause(between);
    }
    before = await inSight();
    await pause(settling);
  });
  const after = await topOf(before.key);
  const moved = after === null ? 'away' : `${Math.abs(after - before.top).toFixed(0)} px`;
  const tasks = tasksOf(events);
  const over = (limit: number) => tasks.filter((task) => task > limit).length;
  const rows = await page.run<number>(`document.querySelectorAll('[data-row]').length`);
  const heap = await page.run<number>('performance.memory.usedJSHeapSize');
  console.log(
    `${what}: longest task ${Math.max(0, ...tasks).toFixed(0)} ms, ${over(100)} over 100, ` +
      `${over(50)} over 50; what was in sight moved ${moved}; ${rows} rows drawn, ` +
      `${(heap / 1_048_576).toFixed(0)} MB; load ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** What the page's own thread did at a time, milliseconds on the slower processor. */
function tasksOf(events: readonly TraceEvent[]): number[] {
  const main = events.find(({ args }) => args.name === 'CrRendererMain');
  return events.flatMap(({ name, pid, tid, tdur = 0 }) =>
    name === 'ThreadControllerImpl::RunTask' && pid === main?.pid && tid === main.tid
      ? (tdur * slowdown) / 1_000
      : [],
  );
}

/** To the list and back, within the app. */
async function comeBack(): Promise<void> {
  const before = await inSight();
  await page.run(`document.querySelector('main header a').click()`);
  const inList = `document.querySelector('a[href$="group=${groupId}"]')`;
  await page.run(until(`${inList} !== null`));
  await page.run(`${inList}.click()`);
  await page.run(until(shown));
  await pause(1_500);
  const after = await topOf(before.key);
  const moved =
    after === null ? 'somewhere else' : `${Math.abs(after - before.top).toFixed(0)} px off`;
  console.log(`coming back: ${moved}`);
}

/** The first message that stands whole in the log, and where. */
async function inSight(): Promise<{ key: string; top: number }> {
  return page.run(`(() => {
    const log = document.querySelector('main [role=log]').getBoundingClientRect();
    const row = [...document.querySelectorAll('[data-row]')].find(
      (each) => each.getBoundingClientRect().top >= log.top,
    );
    return { key: row.dataset.row, top: row.getBoundingClientRect().top };
  })()`);
}

async function topOf(key: string): Promise<number | null> {
  return page.run(
    `document.querySelector('[data-row=' + CSS.escape(${JSON.stringify(key)}) + ']')?.getBoundingClientRect().top ?? null`,
  );
}

async function open(message?: string): Promise<void> {
  await visit(`/en/ppau?group=${groupId}${message ? `&message=${message}` : ''}`);
  await page.run(until(shown));
  await pause(1_500);
}

async function visit(path: string): Promise<void> {
  await page.send('Page.navigate', { url: product.url + path });
  await page.run(until('document.readyState === "complete"'));
}

/** The place of the message of that number. */
function placeOf(number: number): string {
  return String(newest - BigInt(count - Math.round(number)) * 600_000_000n);
}

/** One message a minute, of one to twelve lines, by two people in turns of three. */
async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO chat_messages (group_id, timetoken, id, type, sender_id, client_id, body)
     SELECT $1, $5::bigint - ($2::int - n) * 600000000::bigint, gen_random_uuid(), 'text',
       CASE WHEN n / 3 % 2 = 0 THEN $3::uuid ELSE $4::uuid END, gen_random_uuid()::text,
       'Number ' || n || repeat('. Up at six and along the river', n * 7 % 13)
         || CASE WHEN n % 40 = 0 THEN ' https://example.org/' || n ELSE '' END
     FROM generate_series(1, $2::int) AS n`,
    [groupId, count, reader?.id, other?.id, String(newest)],
  );
  await client.query(`INSERT INTO chat_logs SELECT group_id, max(timetoken), max(timetoken) - 1
    FROM chat_messages GROUP BY group_id`);
  await client.query(`INSERT INTO chat_marks SELECT group_id, $1, last FROM chat_logs`, [
    reader?.id,
  ]);
  await client.query('VACUUM ANALYZE chat_messages');
  await client.end();
}
