// The dashboard of somebody who is signed in, on a slow telephone: largest contentful paint with an
// empty cache, on the next visit, and from the service worker. Aims: 2.8 s and 1.2 s.
import { startProduct } from './product.ts';
import { median } from './running.ts';
import { measureVisits, openSlowPhone, type SlowPhone, summary } from './slow-phone.ts';

interface Visit {
  /** Milliseconds since the navigation began. */
  readonly paint: number;
  readonly painted: string;
  readonly requests: number;
  readonly bytes: number;
}

const product = await startProduct();
const phone = await openSlowPhone(product.url, visit);
for (const [way, all] of Object.entries(await measureVisits(phone, visit))) report(way, all);
phone.page.close();
await product.stop();

/** Opens the dashboard and waits until all of it is painted. */
async function visit({ open, page }: SlowPhone): Promise<Visit> {
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

function report(what: string, all: readonly Visit[]): void {
  const paints = all.map(({ paint }) => paint);
  console.log(
    `${what}: ${summary(paints, 'to the largest paint')}: "${all[0]?.painted}"; ${median(all.map(({ requests }) => requests))} requests, ${(median(all.map(({ bytes }) => bytes)) / 1000).toFixed(0)} KB`,
  );
}
