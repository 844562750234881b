import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const generatedFonts = path.resolve(import.meta.dirname, '../dist/fonts');

const printable = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join(
    '',
  );

/** Latin-1, the French ligatures, and the typographic signs of the three languages. */
const characters = `${printable(0x20, 0x7e)}${printable(0xa0, 0xff)}ŒœŸ‘’‚“”„‹›–—…·•€−→←↑↓`;

const kept = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'tnum'];
const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2';

/** Display is set in one weight at one optical size; the name of the product in another. */
const fonts = [
  {
    name: 'newsreader',
    source: newsreader,
    characters,
    variationAxes: { wght: 300, opsz: 48 },
    keepFeatures: kept,
  },
  {
    name: 'newsreader-name',
    source: newsreader,
    characters: 'Stratum',
    variationAxes: { wght: 500, opsz: 24 },
    keepFeatures: kept,
  },
  {
    name: 'hanken-grotesk',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    characters,
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: kept,
  },
];
export const fontFiles = fonts.map(({ name }) => `dist/fonts/${name}.woff2`);

async function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}

async function subset({
  name,
  source,
  characters: wanted,
  ...options
}: (typeof fonts)[number]): Promise<void> {
  const target = path.join(generatedFonts, `${name}.woff2`);
  if (await exists(target)) return;
  const whole = await readFile(require.resolve(source));
  await writeFile(target, await subsetFont(whole, wanted, { targetFormat: 'woff2', ...options }));
}

/** Writes the two subset faces into `dist/fonts` once, before any style sheet asks for them. */
export function subsetFonts(): Plugin {
  return {
    name: 'stratum:subset-fonts',
    async config() {
      await mkdir(generatedFonts, { recursive: true });
      await Promise.all(fonts.map(subset));
    },
  };
}
