// A collection of 10,000 items, as a grid and as a list, at 1,440 px: the longest task while one
// scrolls through it by flings; then how long a note of 200 KB takes from the press to its words, the
// first one with the editor's code, the others without. Aims: no task over 50 ms, 200 ms. Tasks are
// measured in the time of their thread: what other programs take of a busy machine is not counted.
// `node bench/collection-scrolling.ts [items]`
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openChromium, type TraceEvent, until } from './chromium.ts';
import { seedNotes, seedTexts } from './collection-seed.ts';
import { enrolMany } from './people.ts';
import { startProduct } from './product.ts';
import { median } from './running.ts';

const count = Number(process.argv[2] ?? 10_000);
const flings = 100;
/** Pixels of a fling, and milliseconds between two. */
const [reach, between] = [1_600, 120];
const settling = 2_000;
const longNotes = 6;

/** Once the frame that is due, and what it brings about, is on the screen. */
const drawn =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';
const cells = `document.querySelectorAll('main [role=gridcell]').length`;

const product = await startProduct({ DEMO: 'off', RATE_LIMIT_FACTOR: '1000' });
const [me] = await enrolMany(product.databaseUrl, 1);
if (!me) throw new Error('somebody has to scroll');
await fill(me.id);

const page = await openChromium();
await page.send('Page.enable');
await page.send('Emulation.setDeviceMetricsOverride', {
  width: 1_440,
  height: 900,
  deviceScaleFactor: 1,
  mobile: false,
});
await visit('/robots.txt');
await page.run(`localStorage.setItem('access_token', ${JSON.stringify(me.token)})`);
for (const layout of ['grid', 'list']) {
  await visit(`/en/my-collection?layout=${layout}`);
  await page.run(until(`${cells} > 5`));
  await pause(settling);
  await measure(`${layout}, read for the first time`, reach);
  await measure(`${layout}, back`, -reach);
}
await openNotes();
page.close();
await product.stop();

async function measure(what: string, by: number): Promise<void> {
  const events = await page.trace(['toplevel', '__metadata'], async () => {
    for (let fling = 0; fling < flings; fling += 1) {
      const at = { type: 'mouseWheel', x: 900, y: 500, deltaX: 0, deltaY: by };
      await page.send('Input.dispatchMouseEvent', at);
      await pause(between);
      // A busy machine draws later; what has not been drawn would not be measured.
      await page.run(drawn);
    }
    await pause(settling);
  });
  const tasks = tasksOf(events);
  const scrolled = await page.run<number>('scrollY');
  const shown = await page.run<number>(cells);
  console.log(
    `${what}: longest task ${Math.max(0, ...tasks).toFixed(0)} ms, ${tasks.filter((task) => task > 50).length} over 50; ` +
      `at ${scrolled.toFixed(0)} px, ${shown} cells drawn; load ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** What the page's own thread did at a time, milliseconds. */
function tasksOf(events: readonly TraceEvent[]): number[] {
  const main = events.find(({ args }) => args.name === 'CrRendererMain');
  return events.flatMap(({ name, pid, tid, tdur = 0 }) =>
    name === 'ThreadControllerImpl::RunTask' && pid === main?.pid && tid === main.tid
      ? tdur / 1_000
      : [],
  );
}

/** From the press on a long note in the list to its last words on the screen. */
async function openNotes(): Promise<void> {
  await visit('/en/my-collection?layout=list&search=longnote');
  await page.run(until(`${cells} === ${longNotes}`));
  await pause(settling);
  const times: number[] = [];
  for (let at = 0; at < longNotes; at += 1) {
    times.push(
      await page.run<number>(`new Promise((resolve) => {
        const began = performance.now();
        document.querySelector('[data-item="${at}"]').click();
        const look = () =>
          document.querySelector('.ProseMirror')?.textContent.endsWith('The end.')
            ? requestAnimationFrame(() => resolve(performance.now() - began))
            : setTimeout(look, 1);
        look();
      })`),
    );
    await page.run('history.back()');
    await page.run(until(`${cells} === ${longNotes}`));
    await pause(500);
  }
  const [first = Number.NaN, ...others] = times;
  console.log(
    `a note of 200 KB: first ${first.toFixed(0)} ms, others ${others.map((time) => time.toFixed(0)).join(', ')}, ` +
      `median ${median(others).toFixed(0)} ms; load ${loadavg()[0]?.toFixed(1)}`,
  );
}

async function visit(path: string): Promise<void> {
  await page.send('Page.navigate', { url: product.url + path });
  await page.run(until('document.readyState === "complete"'));
}

async function fill(owner: string): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await seedTexts(client);
  await seedNotes(client, [owner], { first: 1, last: count });
  const line = 'Up at six and along the river, then bread and an hour of reading. ';
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  // 200 KB of JSON in paragraphs as somebody writes them.
  const blocks = Array.from({ length: 520 }, (_, at) => paragraph(`${at}. ${line.repeat(5)}`));
  const content = JSON.stringify({ type: 'doc', content: [...blocks, paragraph('The end.')] });
  console.log(`a note has ${(content.length / 1024).toFixed(0)} KB`);
  await client.query(
    `INSERT INTO collection_items (id, user_id, type, title, sort_title, tags, version, pinned, content,
       text, created_at, edited_at, words)
     SELECT uuidv7(), $1::uuid, 'note', 'longnote ' || n, 'longnote ' || n, '{}', 1, false, $2::jsonb, 'longnote',
       now() - n * interval '1 minute', now() - n * interval '1 minute',
       to_tsvector('simple', 'longnote') || array_to_tsvector(ARRAY['owner:' || $1::uuid])
     FROM generate_series(1, $3::int) AS n`,
    [owner, content, longNotes],
  );
  await client.query('VACUUM ANALYZE collection_items');
  await client.end();
}
