// node tools/films/make.mjs [graph ...] · draws the films that explain the graphs into the content
// pack, in the look's light colours, for as long as their texts say. Run by hand after a change here.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../bootstrap/root.mjs';

const origin = 'https://films.test';
const pack = join(root, 'content', 'pack');
const fontFile = join(
  root,
  'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);

const { videos } = JSON.parse(await readFile(join(pack, 'graph-videos.json'), 'utf8'));
const wanted = process.argv.slice(2);
const look = { palette: await readPalette(), font: '/font.woff2' };
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
});
try {
  const page = await openStudio();
  await mkdir(join(pack, 'films'), { recursive: true });
  for (const { graph, duration } of videos) {
    if (wanted.length > 0 && !wanted.includes(graph)) continue;
    const { film, poster } = await page.evaluate(
      async ([studio, name, seconds, given]) => (await import(studio)).shoot(name, seconds, given),
      ['/page/shoot.mjs', graph, duration, look],
    );
    for (const [ending, base64] of Object.entries({ webm: film, webp: poster })) {
      const bytes = Buffer.from(base64, 'base64');
      await writeFile(join(pack, 'films', `${graph}.${ending}`), bytes);
      console.log(`films/${graph}.${ending}: ${Math.round(bytes.length / 1000)} kB`);
    }
  }
} finally {
  await browser.close();
}

/** A page at an address of its own that has the modules of this folder, and no network. */
async function openStudio() {
  // WebCodecs are there for secure addresses alone; these are answered here.
  const page = await browser.newPage();
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const path = pathname === look.font ? fontFile : join(import.meta.dirname, pathname);
    const contentType = pathname.endsWith('.mjs') ? 'text/javascript' : 'font/woff2';
    return route.fulfill({ contentType, body: await readFile(path) });
  });
  await page.goto(origin);
  return page;
}

/** The light side of the tokens the charts are drawn with. */
async function readPalette() {
  const tokens = await readFile(join(root, 'web/src/app/styles/theme.css'), 'utf8');
  const light = (name) => {
    const found = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]+),`).exec(tokens)?.[1];
    if (!found) throw new Error(`theme.css has no --color-${name}`);
    return found;
  };
  return {
    page: light('page'),
    surface: light('surface'),
    ink: light('ink'),
    faint: light('ink-2'),
    outline: light('field'),
    accent: light('accent'),
    levels: Array.from({ length: 9 }, (_, at) => light(`level-${at + 1}`)),
  };
}
