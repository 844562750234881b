// A page in which films are drawn: it has the modules of `page`, the product's font, and no network.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../bootstrap/root.mjs';

const origin = 'https://films.test';
export const font = '/font.woff2';
const fontFile = join(
  root,
  'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);

/** @param {(page: import('@playwright/test').Page) => Promise<void>} work what is done in the page */
export async function inStudio(work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  });
  try {
    await work(await openStudio(browser));
  } finally {
    await browser.close();
  }
}

async function openStudio(browser) {
  // WebCodecs are there for secure addresses alone; these are answered here.
  const page = await browser.newPage();
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const path = pathname === font ? fontFile : join(import.meta.dirname, pathname);
    const contentType = pathname.endsWith('.mjs') ? 'text/javascript' : 'font/woff2';
    return route.fulfill({ contentType, body: await readFile(path) });
  });
  await page.goto(origin);
  return page;
}
