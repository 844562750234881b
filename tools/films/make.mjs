// node tools/films/make.mjs [graph ...] · draws the films that explain the graphs into the content
// pack, in the look's light colours, for as long as their texts say. Run by hand after a change here.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { font, inStudio } from './studio.mjs';

const pack = join(root, 'content', 'pack');

const { videos } = JSON.parse(await readFile(join(pack, 'graph-videos.json'), 'utf8'));
const wanted = process.argv.slice(2);
const look = { palette: await readPalette(), font };
await mkdir(join(pack, 'films'), { recursive: true });
await inStudio(async (page) => {
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
});

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
