// node tools/films/lessons.mjs TRAIT [SECOND ...] · draws the film of a skill in its two cuts into the
// content pack; with seconds only pictures of these moments, into artefacts/films, to look at.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { font, inStudio } from './studio.mjs';

const [trait, ...seconds] = process.argv.slice(2);
const isTrial = seconds.length > 0;
const folder = isTrial ? join(root, 'artefacts/films') : join(root, 'content/pack/films/library');
await mkdir(folder, { recursive: true });

await inStudio(async (page) => {
  for (const cut of ['light', 'dark']) {
    const files = isTrial ? await takeStills(page, cut) : await shoot(page, cut);
    for (const [name, base64] of files) {
      const bytes = Buffer.from(base64, 'base64');
      await writeFile(join(folder, name), bytes);
      console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`);
    }
  }
});

async function shoot(page, cut) {
  const { film, poster } = await page.evaluate(
    async ([studio, ...given]) => (await import(studio)).shootLesson(...given),
    ['/page/shoot-lesson.mjs', trait, cut, font],
  );
  return [
    [`${trait}-${cut}.webm`, film],
    [`${trait}-${cut}.webp`, poster],
  ];
}

async function takeStills(page, cut) {
  const pictures = await page.evaluate(
    async ([studio, ...given]) => (await import(studio)).stills(...given),
    ['/page/shoot-lesson.mjs', trait, cut, font, seconds.map(Number)],
  );
  return pictures.map((picture, index) => [`${trait}-${cut}-${seconds[index]}.webp`, picture]);
}
