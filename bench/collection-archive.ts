// Taking a whole collection out as a ZIP and in again: the longest task of the page meanwhile, which holds
// up whoever goes on with something else. 500 notes, six of them of 200 KB, and files of 150 MB. Aim: no
// task over 50 ms. Tasks are measured in the time of their thread.
// `node bench/collection-archive.ts`
import { loadavg } from 'node:os';
import pg from 'pg';
import { openChromium, until } from './chromium.ts';
import { seedNotes, seedTexts } from './collection-seed.ts';
import { enrolMany } from './people.ts';
import { startProduct } from './product.ts';
import { startTaskClock } from './task-clock.ts';

const [notes, files, megabytes] = [500, 10, 15];

const product = await startProduct({
  DEMO: 'off',
  RATE_LIMIT_FACTOR: '1000',
  WRITE_LIMIT: '100000',
});
const [me] = await enrolMany(product.databaseUrl, 1);
if (!me) throw new Error('somebody has to have a collection');
await fill(me.id);
for (let at = 0; at < files; at += 1) await keepFile(`sound ${at}.wav`);

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
await visit('/en/my-collection');
// What would be saved is kept for the way in.
await page.run(`globalThis.saved = new Promise((resolve) => {
  const made = URL.createObjectURL;
  URL.createObjectURL = (blob) => (resolve(blob), made.call(URL, blob));
})`);
await page.run(until(button('Export and import')));
await page.run(`${button('Export and import')}.click()`);
await page.run(until(button('Export')));
await measure('out', async () => {
  await page.run(`${button('Export')}.click()`);
  await page.run(until(`document.body.textContent.includes('items are in the ZIP')`));
});
console.log(
  `the ZIP has ${await page.run<number>('saved.then(({ size }) => Math.round(size / 1e6))')} MB`,
);
await measure('in again', async () => {
  await page.run(`saved.then((blob) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([blob], 'collection.zip'));
    const field = document.querySelector('input[accept*=zip]');
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  })`);
  await page.run(until(`document.body.textContent.includes('have been imported')`));
});
page.close();
await product.stop();

function button(name: string): string {
  return `[...document.querySelectorAll('button')].find((each) => each.textContent.trim() === '${name}')`;
}

async function measure(what: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  const longestTask = await startTaskClock(page);
  await work();
  const seconds = (performance.now() - began) / 1_000;
  console.log(
    `${what}: ${seconds.toFixed(1)} s, longest task ${(await longestTask()).toFixed(0)} ms; load ${loadavg()[0]?.toFixed(1)}`,
  );
}

async function visit(path: string): Promise<void> {
  await page.send('Page.navigate', { url: product.url + path });
  await page.run(until('document.readyState === "complete"'));
}

async function call<Data>(path: string, body: object): Promise<Data> {
  const reply = await fetch(`${product.url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${me?.token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const { data }: { data: Data } = JSON.parse(await reply.text());
  return data;
}

/** A recording of silence. */
async function keepFile(name: string): Promise<void> {
  const bytes = Buffer.alloc(megabytes * 1_000_000);
  bytes.write('RIFF');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  const about = { filePath: name, fileFormat: 'audio/wav', fileSize: bytes.length };
  const url = await call<string>('/generate-presignedurl', { ...about, purpose: 'collection' });
  await fetch(new URL(url, product.url), {
    method: 'PUT',
    headers: { 'content-type': 'audio/wav', 'x-amz-acl': 'public-read' },
    body: bytes,
  });
  const uploadId = new URL(url, product.url).pathname.split('/').at(-1);
  await call('/add-personal-stuff', { collectionId: null, type: 'file', title: name, uploadId });
}

async function fill(owner: string): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await seedTexts(client);
  await seedNotes(client, [owner], { first: 1, last: notes });
  const line = 'Up at six and along the river, then bread and an hour of reading. ';
  const text = (at: number) => [{ type: 'text', text: `${at}. ${line.repeat(5)}` }];
  const blocks = Array.from({ length: 520 }, (_, at) => ({ type: 'paragraph', content: text(at) }));
  await client.query(
    `UPDATE collection_items SET content = $1 WHERE id IN (SELECT id FROM collection_items LIMIT 6)`,
    [JSON.stringify({ type: 'doc', content: blocks })],
  );
  await client.end();
}
