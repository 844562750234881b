// node tools/films/storyboard.mjs TRAIT [SECOND ...] · a contact sheet of a skill's film in each cut, with
// the captions of its moments, and one without: what it says by itself. Into artefacts/films, to look at.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { font, inStudio } from './studio.mjs';

const [trait, ...given] = process.argv.slice(2);
const folder = join(root, 'artefacts/films');
const { duration, captions } = await readLesson();
const seconds = given.length > 0 ? given.map(Number) : spread(duration, 12);
await mkdir(folder, { recursive: true });

await inStudio(async (page) => {
  for (const cut of ['light', 'dark']) {
    const pictures = await page.evaluate(
      async ([studio, ...rest]) => (await import(studio)).stills(...rest),
      ['/page/shoot-lesson.mjs', trait, cut, font, seconds],
    );
    await save(page, pictures, wordsAt, `${trait}-storyboard-${cut}.png`);
    await save(page, pictures, () => '', `${trait}-stills-${cut}.png`);
  }
});

/** A film is looked at before its texts are written, too. */
async function readLesson() {
  try {
    const path = join(root, 'content/pack/library', `${trait}.json`);
    const { duration: length, en } = JSON.parse(await readFile(path, 'utf8'));
    return { duration: length, captions: en.captions };
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return { duration: 75, captions: [] };
  }
}

/** Moments in the middle of equal parts. */
function spread(length, count) {
  return Array.from(
    { length: count },
    (_, at) => Math.round(((at + 0.5) * length * 10) / count) / 10,
  );
}

function wordsAt(second) {
  const minutes = `${Math.floor(second / 60)}:${String(Math.floor(second % 60)).padStart(2, '0')}`;
  const caption = captions.find(({ from, to }) => from <= second && second <= to);
  return `${minutes}  ${caption?.text ?? ''}`;
}

async function save(page, pictures, wordsOf, name) {
  const figures = pictures.map(
    (picture, at) =>
      `<figure><img src="data:image/webp;base64,${picture}" width="480"><figcaption>${wordsOf(seconds[at])}</figcaption></figure>`,
  );
  await page.setViewportSize({ width: 1512, height: 400 });
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(3, 480px); gap: 12px; margin: 18px; background: #8c9492; font: 15px system-ui }
    figure { margin: 0 } img { display: block } figcaption { height: ${wordsOf(0) ? 40 : 0}px; padding-top: 4px }
  </style>${figures.join('')}`);
  await page.screenshot({ path: join(folder, name), fullPage: true });
  console.log(`artefacts/films/${name}`);
}
