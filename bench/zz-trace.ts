import { setTimeout as pause } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { openChromium, type TraceEvent, until } from '/work/wt/c14/bench/chromium.ts';
import { seedNotes, seedTexts } from '/work/wt/c14/bench/collection-seed.ts';
import { enrolMany } from '/work/wt/c14/bench/people.ts';
import { startProduct } from '/work/wt/c14/bench/product.ts';
const flings = Number(process.argv[2] ?? 40);
const cells = `document.querySelectorAll('main [role=gridcell]').length`;
const product = await startProduct({ DEMO: 'off', RATE_LIMIT_FACTOR: '1000' });
const [me] = await enrolMany(product.databaseUrl, 1);
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
await seedTexts(client);
await seedNotes(client, [me!.id], { first: 1, last: 10_000 });
await client.query('VACUUM ANALYZE collection_items');
await client.end();
const page = await openChromium();
await page.send('Page.enable');
await page.send('Emulation.setDeviceMetricsOverride', { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false });
const visit = async (path: string) => { await page.send('Page.navigate', { url: product.url + path }); await page.run(until('document.readyState === "complete"')); };
await visit('/robots.txt');
await page.run(`localStorage.setItem('access_token', ${JSON.stringify(me!.token)})`);
await visit('/en/my-collection?layout=grid');
await page.run(until(`${cells} > 5`));
await pause(2000);
const events: TraceEvent[] = await page.trace(['toplevel', '__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink', 'v8', 'cc','disabled-by-default-v8.gc'], async () => {
  for (let f = 0; f < flings; f += 1) {
    await page.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 900, y: 500, deltaX: 0, deltaY: 1600 });
    await pause(120);
  }
  await pause(2000);
});
console.log(await page.run('document.getElementsByTagName("*").length'), await page.run(cells), await page.run('scrollY'));
writeFileSync('/tmp/c14-trace.json', JSON.stringify(events));
page.close(); await product.stop();
