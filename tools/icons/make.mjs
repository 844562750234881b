// node tools/icons/make.mjs · draws the icons of the installed app from the mark (web/public/favicon.svg)
// into web/public/icons. Run by hand after a change of the mark.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../bootstrap/root.mjs';

const folder = join(root, 'web', 'public', 'icons');
const mark = await readFile(join(root, 'web', 'public', 'favicon.svg'), 'utf8');
/** The page's ground in the dark, on which the mark has its bright colours. */
const ground = '#0f1519';

// `mark`: how much of the width the mark takes; a device may cut a maskable icon down to a circle of 80 %.
const icons = [
  { name: 'icon-192', size: 192, mark: 0.62, ground, radius: '22%' },
  { name: 'icon-512', size: 512, mark: 0.62, ground, radius: '22%' },
  { name: 'maskable-512', size: 512, mark: 0.5, ground, radius: '0' },
  { name: 'apple-180', size: 180, mark: 0.62, ground, radius: '0' },
  // A notification's: Android takes its shape alone.
  { name: 'badge-96', size: 96, mark: 0.86, ground: 'transparent', radius: '0', isPlain: true },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
});
try {
  const page = await browser.newPage({ colorScheme: 'dark' });
  await mkdir(folder, { recursive: true });
  for (const icon of icons) {
    await page.setViewportSize({ width: icon.size, height: icon.size });
    await page.setContent(documentOf(icon));
    const path = join(folder, `${icon.name}.png`);
    await page.screenshot({ path, omitBackground: true });
    console.log(`icons/${icon.name}.png`);
  }
} finally {
  await browser.close();
}

function documentOf({ size, mark: share, ground: colour, radius, isPlain = false }) {
  const drawn = isPlain ? mark.replaceAll(/fill:#[\da-f]{6}/g, 'fill:#fff') : mark;
  return `<!doctype html><style>
html, body { margin: 0; background: transparent }
div { display: grid; place-items: center; height: 100vh; background: ${colour}; border-radius: ${radius} }
svg { width: ${size * share}px }
</style><div>${drawn}</div>`;
}
