// node tools/product-pictures/make.mjs [picture ...] · draws the pictures of the product into the
// content pack, in each language, by day and in the dark. Run by hand after a change of them or of
// the names of levels and skills.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../bootstrap/root.mjs';
import { cover } from './cover.mjs';
import { foreEdge } from './fore-edge.mjs';
import { openPage } from './open-page.mjs';
import { foldOut, monthSheets } from './papers.mjs';
import { documentOf, size } from './sheet.mjs';
import { words } from './words.mjs';

const pack = join(root, 'content', 'pack');
const folder = join(pack, 'shop', 'pictures');
const drawings = {
  cover,
  'open-page': openPage,
  'fore-edge': foreEdge,
  'fold-out': foldOut,
  'month-sheets': monthSheets,
};
const quality = 82;

const wanted = process.argv.slice(2);
const fonts = await readFonts();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
});
try {
  const page = await browser.newPage({ viewport: size });
  const camera = await page.context().newCDPSession(page);
  for (const locale of ['en', 'fr', 'de']) {
    const told = await readTexts(locale);
    for (const [name, draw] of Object.entries(drawings)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      for (const theme of ['light', 'dark']) {
        await page.setContent(documentOf(draw(told), theme, fonts));
        await page.evaluate(() => document.fonts.ready);
        const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality });
        const bytes = Buffer.from(data, 'base64');
        await writeFile(join(folder, `${name}-${locale}-${theme}.webp`), bytes);
        console.log(`${name}-${locale}-${theme}.webp: ${Math.round(bytes.length / 1000)} kB`);
      }
    }
  }
} finally {
  await browser.close();
}

async function readJson(...path) {
  return JSON.parse(await readFile(join(pack, ...path), 'utf8'));
}

/** What stands in the book: names of levels and skills are those of the pack. */
async function readTexts(locale) {
  const { levels } = await readJson('levels.json');
  const { categories } = await readJson('categories.json');
  const { contents } = await readJson('shop', 'product.json');
  const named = categories.map(async ({ slug, traits, [locale]: { name } }) => {
    const files = traits.map((trait) => readJson('traits', slug, `${trait}.json`));
    return { name, traits: (await Promise.all(files)).map((trait) => trait[locale].name) };
  });
  return {
    ...words[locale],
    months: ['2026-09', '2026-10', '2026-11'].map((month) => monthIn(locale, month)),
    levels: levels.map((level) => level[locale]),
    trials: contents.map((part) => part[locale].trial),
    categories: await Promise.all(named),
  };
}

function monthIn(locale, month) {
  return new Date(month).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' });
}

async function readFonts() {
  const files = join(root, 'node_modules', '@fontsource-variable');
  const read = async (...path) => (await readFile(join(files, ...path))).toString('base64');
  const newsreader = await readdir(join(files, 'newsreader', 'files'));
  const italic = newsreader.find((name) => /latin-standard-italic/.test(name));
  return {
    display: await read('newsreader', 'files', 'newsreader-latin-standard-normal.woff2'),
    hand: await read('newsreader', 'files', italic),
    text: await read('hanken-grotesk', 'files', 'hanken-grotesk-latin-wght-normal.woff2'),
  };
}
