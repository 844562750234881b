// What the home page weighs before the first interaction; and what Lighthouse says of it, and of the
// account pages, on its mobile preset. Aims: 90 KB script, 10 KB style, 45 KB fonts (brotli), 100 each;
// account pages at least 95 for performance.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median, running } from './running.ts';

const runs = 3;
const folder = await mkdtemp(join(tmpdir(), 'stratum-landing-'));
const product = await running(['server/src/main.ts'], {
  PORT: '0',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
});
const page = await (await fetch(`${product.url}/en`)).text();

const styles = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
console.log(`style: ${kilobytes(brotliCompressSync(styles.join('')).length)} KB, inlined`);
console.log(`fonts: ${kilobytes(await weigh(addressesIn(page, /href="([^"]+\.woff2)"/g)))} KB`);
const scripts = await withImports(addressesIn(page, /src="([^"]+\.js)"/g));
console.log(`script before the first interaction: ${kilobytes(await weigh(scripts))} KB`);
for (const path of ['/en', '/en/login', '/en/signup']) await report(path);
await product.stop();
await rm(folder, { recursive: true });

function addressesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, address]) => address ?? []);
}

/** Scripts with all they import at once; what they import on demand does not count. */
async function withImports(paths: readonly string[]): Promise<string[]> {
  const all = new Set(paths);
  for (const path of all) {
    const code = await (await fetch(product.url + path)).text();
    const imports = addressesIn(code, /(?:from|import)\s*"(\.\/[^"]+\.js)"/g);
    for (const address of imports) all.add(new URL(address, product.url + path).pathname);
  }
  return [...all];
}

async function weigh(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(transferred));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** fetch unpacks what it gets, so that the header tells what has travelled. */
async function transferred(path: string): Promise<number> {
  const response = await fetch(product.url + path, { headers: { 'accept-encoding': 'br' } });
  const { byteLength } = await response.arrayBuffer();
  return Number(response.headers.get('content-length') ?? byteLength);
}

async function report(path: string): Promise<void> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  const scores = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(product.url + path, { port: chrome.port, logLevel: 'silent' });
    for (const { title, score } of Object.values(result?.lhr.categories ?? {})) {
      scores.set(title, [...(scores.get(title) ?? []), 100 * (score ?? 0)]);
    }
  }
  for (const [title, figures] of scores)
    console.log(
      `Lighthouse mobile, ${path}, ${title}: ${median(figures).toFixed(0)} (median of ${runs})`,
    );
  chrome.kill();
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
