import { type ChromiumPage, openChromium, until } from './chromium.ts';
import { signIn } from './product.ts';
import { median } from './running.ts';

/** Of each way to come to a page. */
const visits = 7;

const slowdown = 4;
const megabit = 1_000_000 / 8;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * megabit,
  uploadThroughput: 0.75 * megabit,
};
const unthrottled = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export interface SlowPhone {
  readonly page: ChromiumPage;
  /** Opens an address and waits for a condition. */
  open(path: string, condition: string): Promise<void>;
  /** Forgets files, and what was read last; not who is signed in. */
  clearCache(): Promise<void>;
  /** From now on pages come from the service worker. */
  allowWorker(): Promise<void>;
  /** Does something on slow 4G. */
  onSlow4G<Value>(work: () => Promise<Value>): Promise<Value>;
}

/**
 * Visits a page by slow 4G with an empty cache, with what the visit before has left there, and from
 * the service worker, several times each.
 */
export async function measureVisits<Visit>(
  phone: SlowPhone,
  visit: (phone: SlowPhone) => Promise<Visit>,
): Promise<Record<'empty cache' | 'next visit' | 'from the service worker', Visit[]>> {
  const measure = () => phone.onSlow4G(() => visit(phone));
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  const worker: Visit[] = [];
  for (let count = 0; count < visits; count += 1) {
    await phone.clearCache();
    cold.push(await measure());
    warm.push(await measure());
  }
  await phone.allowWorker();
  for (let count = 0; count < visits; count += 1) worker.push(await measure());
  return { 'empty cache': cold, 'next visit': warm, 'from the service worker': worker };
}

/** `1.23 s WHAT (median of 5, 1.20 to 1.30)`, of milliseconds. */
export function summary(times: readonly number[], what: string): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return `${seconds(median(times))} s ${what} (median of ${times.length}, ${seconds(least)} to ${seconds(most)})`;
}

/**
 * A telephone as Lighthouse's mobile preset has it, where the demo's first person is signed in: slow
 * 4G (150 ms for a round trip, 1.6 Mbit/s) and a processor slowed down four times.
 * @param visit the first one, at full speed, after which who is signed in is kept, and the worker's files
 */
export async function openSlowPhone(
  url: string,
  visit: (phone: SlowPhone) => Promise<unknown>,
): Promise<SlowPhone> {
  const page = await openChromium();
  const phone: SlowPhone = {
    page,
    async open(path, condition) {
      await page.send('Page.navigate', { url: path.startsWith('/') ? url + path : path });
      await page.run(until(condition));
    },
    async clearCache() {
      await page.send('Network.clearBrowserCache');
      await phone.open('/robots.txt', 'document.readyState === "complete"');
      await page.run(`new Promise((resolve) => {
        indexedDB.deleteDatabase('stratum-reads').onsuccess = resolve;
      })`);
    },
    async allowWorker() {
      await page.send('Network.setBypassServiceWorker', { bypass: false });
    },
    async onSlow4G(work) {
      await page.send('Network.emulateNetworkConditions', slow4G);
      const seen = await work();
      await page.send('Network.emulateNetworkConditions', unthrottled);
      return seen;
    },
  };
  await page.send('Page.enable');
  await page.send('Network.enable');
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
  });
  await phone.open('/robots.txt', 'document.readyState === "complete"');
  const token = JSON.stringify(await signIn(url));
  await page.run(`localStorage.setItem('access_token', ${token})`);
  await visit(phone);
  await page.run(until('navigator.serviceWorker.controller !== null'));
  await page.send('Network.setBypassServiceWorker', { bypass: true });
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return phone;
}
