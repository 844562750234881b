// Time from a press to the first picture of a lesson, and from a leap to the picture there, in a
// browser that has never been here, on 4G (9 Mbit/s, 170 ms for a round trip). Prints seconds, and
// how much of the film had been fetched for the leap. Aim: the first picture in under a second.
import { type ChromiumPage, openChromium, until } from './chromium.ts';
import { signIn, startProduct } from './product.ts';
import { openSlowLine } from './slow-line.ts';
import { summary } from './slow-phone.ts';

const rounds = 7;
const fourG = { roundTrip: 170, speed: 9_000_000 / 8 };
/** Near the end of a film of 75 seconds. */
const leapTo = 60;

const shareFetched = `(() => {
  const { buffered, duration } = document.querySelector('video');
  let seconds = 0;
  for (let at = 0; at < buffered.length; at += 1) seconds += buffered.end(at) - buffered.start(at);
  return seconds / duration;
})()`;

const product = await startProduct();
const line = await openSlowLine(product.url, fourG);
const token = JSON.stringify(await signIn(product.url));

const first: number[] = [];
const leap: number[] = [];
const fetched: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  // A browser keeps films in memory, too, where nothing empties a cache.
  const page = await openChromium();
  await page.send('Page.enable');
  await visit(page, '/robots.txt');
  await page.run(`localStorage.setItem('access_token', ${token})`);
  await visit(page, '/en/performance-module-videos');
  await page.run(until('document.querySelector("video")?.readyState >= 1'));
  const press = 'document.querySelector("button[aria-label=Play]").click()';
  first.push(await timeTo(page, 0, press));
  leap.push(await timeTo(page, leapTo, `film.currentTime = ${leapTo}`));
  fetched.push(await page.run<number>(shareFetched));
  page.close();
}
console.log(summary(first, 'from the press to the first picture'));
console.log(summary(leap, `from a leap to ${leapTo} s to the picture there`));
console.log(
  `of the film fetched by then: ${fetched.map((share) => `${Math.round(100 * share)} %`).join(', ')}`,
);
line.close();
await product.stop();
process.exit();

async function visit(page: ChromiumPage, path: string): Promise<void> {
  await page.send('Page.navigate', { url: line.url + path });
  await page.run(until('document.readyState === "complete"'));
}

/** Milliseconds until the film shows its next picture at a second or after it. */
async function timeTo(page: ChromiumPage, second: number, deed: string): Promise<number> {
  const { result } = await page.send('Runtime.evaluate', {
    expression: `new Promise((resolve) => {
      const film = document.querySelector('video');
      const begun = performance.now();
      const see = (_, { mediaTime }) =>
        mediaTime >= ${second}
          ? resolve(performance.now() - begun)
          : film.requestVideoFrameCallback(see);
      film.requestVideoFrameCallback(see);
      ${deed};
    })`,
    awaitPromise: true,
    returnByValue: true,
    userGesture: true,
  });
  return Number(result?.value);
}
