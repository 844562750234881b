// The dashboard of somebody who is signed in, on a telephone as Lighthouse's mobile preset has it: slow
// 4G (150 ms for a round trip, 1.6 Mbit/s) and a processor slowed down four times. Largest contentful
// paint with an empty cache, and on the next visit. Aims: 2.8 s and 1.2 s.
import { openChromium, until } from './chromium.ts';
import { signIn, startProduct } from './product.ts';
import { median } from './running.ts';

const visits = 5;
const slowdown = 4;
const megabit = 1_000_000 / 8;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * megabit,
  uploadThroughput: 0.75 * megabit,
};
const unthrottled = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

interface Visit {
  /** Milliseconds since the navigation began. */
  readonly paint: number;
  readonly painted: string;
  readonly requests: number;
  readonly bytes: number;
}

const product = await startProduct();
const page = await openChromium();
await page.send('Page.enable');
await page.send('Network.enable');
await page.send('Emulation.setDeviceMetricsOverride', {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  mobile: true,
});
await open('/robots.txt', 'document.readyState === "complete"');
await page.run(
  `localStorage.setItem('access_token', ${JSON.stringify(await signIn(product.url))})`,
);
// Who is signed in is kept by this visit.
await visit();
await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const cold: Visit[] = [];
const warm: Visit[] = [];
for (let count = 0; count < visits; count += 1) {
  await page.send('Network.clearBrowserCache');
  cold.push(await throttledVisit());
  warm.push(await throttledVisit());
}
report('empty cache', cold);
report('next visit', warm);
page.close();
await product.stop();

async function throttledVisit(): Promise<Visit> {
  await page.send('Network.emulateNetworkConditions', slow4G);
  const seen = await visit();
  await page.send('Network.emulateNetworkConditions', unthrottled);
  return seen;
}

/** Opens the dashboard and waits until all of it is painted. */
async function visit(): Promise<Visit> {
  await open('about:blank', 'true');
  await open(
    '/en/dashboard',
    'document.querySelectorAll("main svg[role=img], main figure").length > 1 && document.fonts.status === "loaded"',
  );
  return page.run(`new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => {
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        const last = list.getEntries().at(-1);
        const resources = performance.getEntriesByType('resource');
        resolve({
          paint: last.startTime,
          painted: last.element?.textContent.slice(0, 60) ?? '',
          requests: resources.length,
          bytes: resources.reduce((sum, { transferSize }) => sum + transferSize, 0),
        });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    }));
  })`);
}

async function open(path: string, condition: string): Promise<void> {
  const url = path.startsWith('/') ? product.url + path : path;
  await page.send('Page.navigate', { url });
  await page.run(until(condition));
}

function report(what: string, all: readonly Visit[]): void {
  const paints = all.map(({ paint }) => paint);
  const [least, most] = [Math.min(...paints), Math.max(...paints)];
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  console.log(
    `${what}: ${seconds(median(paints))} s to the largest paint (median of ${visits}, ${seconds(least)} to ${seconds(most)}): "${all[0]?.painted}"; ${median(all.map(({ requests }) => requests))} requests, ${(median(all.map(({ bytes }) => bytes)) / 1000).toFixed(0)} KB`,
  );
}
