// Frames of the graph's year on a mid-range telephone: 390 px, the processor slowed down four times.
// Counts frames that took longer than one of 60 a second may, while the year is drawn anew and while
// its points are gone through by keyboard. Aim: none longer than two such frames.
import { openChromium, until } from './chromium.ts';
import { signIn, startProduct } from './product.ts';
import { median } from './running.ts';

const slowdown = 4;
const rounds = 5;
const presses = 24;
const frame = 1000 / 60;

const product = await startProduct();
const page = await openChromium();
await page.send('Page.enable');
await page.send('Emulation.setDeviceMetricsOverride', {
  width: 390,
  height: 844,
  deviceScaleFactor: 2,
  mobile: true,
});
await visit('/en');
await page.run(
  `localStorage.setItem('access_token', ${JSON.stringify(await signIn(product.url))})`,
);
await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const found = { drawn: [] as number[][], roved: [] as number[][] };
for (let round = 0; round < rounds; round += 1) {
  await visit('/en/graphview');
  await page.run(until('document.querySelector(".chart-drawn")'));
  found.drawn.push(await page.run(framesFor(1500)));
  await page.run('document.querySelector(".chart-month[tabindex=\\"0\\"]").focus()');
  const frames = page.run<number[]>(framesFor(presses * 100));
  for (let press = 0; press < presses; press += 1) {
    await key(press < presses / 2 ? 'ArrowLeft' : 'ArrowRight');
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  found.roved.push(await frames);
}
report('while the year is drawn', found.drawn);
report(`while ${presses} points are gone through`, found.roved);
page.close();
await product.stop();

function report(what: string, all: readonly (readonly number[])[]): void {
  const late = all.map((frames) => frames.filter((length) => length > 1.5 * frame).length);
  const longest = all.map((frames) => Math.max(...frames));
  const perSecond = all.map(
    (frames) => (1000 * frames.length) / frames.reduce((sum, length) => sum + length, 0),
  );
  console.log(
    `${what}: ${median(perSecond).toFixed(1)} frames a second, ${median(late)} late of ${median(all.map(({ length }) => length))}, longest ${median(longest).toFixed(0)} ms (medians of ${rounds}, ${slowdown} times slower)`,
  );
}

/** The lengths of the frames of the next milliseconds. */
function framesFor(milliseconds: number): string {
  return `new Promise((resolve) => {
    const lengths = [];
    const began = performance.now();
    let last = null;
    const next = (now) => {
      if (last !== null) lengths.push(now - last);
      last = now;
      if (now - began < ${milliseconds}) requestAnimationFrame(next);
      else resolve(lengths);
    };
    requestAnimationFrame(next);
  })`;
}

async function visit(path: string): Promise<void> {
  await page.send('Page.navigate', { url: product.url + path });
  await page.run(until('document.readyState === "complete"'));
}

async function key(name: string): Promise<void> {
  for (const type of ['keyDown', 'keyUp'])
    await page.send('Input.dispatchKeyEvent', { type, key: name, code: name });
}
