// The check-in on the dashboard of somebody who is signed in, on a slow telephone: until a press on
// the first habit shows, with an empty cache, on the next visit, and from the service worker. Aims:
// 2.0 s, 1.0 s and 0.3 s.
import { startProduct } from './product.ts';
import { measureVisits, openSlowPhone, type SlowPhone, summary } from './slow-phone.ts';

/** Presses the first of the five rows as soon as it stands, and notes when that shows. */
const pressFirstHabit = `(() => {
  let row;
  let before;
  const look = () => {
    row ??= document.querySelector('main ul button[aria-pressed]');
    if (row && before === undefined) {
      before = row.getAttribute('aria-pressed');
      row.click();
    }
    if (row && row.getAttribute('aria-pressed') !== before) window.shownAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

const product = await startProduct();
const phone = await openSlowPhone(product.url, (opened) =>
  opened.open('/en/dashboard', 'document.querySelector("main ul button[aria-pressed]")'),
);
await phone.page.send('Page.addScriptToEvaluateOnNewDocument', { source: pressFirstHabit });
for (const [way, times] of Object.entries(await measureVisits(phone, visit))) {
  console.log(`${way}: ${summary(times, 'until a press on the first habit shows')}`);
}
phone.page.close();
await product.stop();

/** @returns milliseconds since the navigation began */
async function visit({ open, page }: SlowPhone): Promise<number> {
  await open('about:blank', 'true');
  await open('/en/dashboard', 'window.shownAt !== undefined');
  return page.run('window.shownAt');
}
