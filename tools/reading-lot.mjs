// What a reader who has never seen the product reads of it, drawn by lot: eight skills, three chapters, two
// hundred strings of the interface, and every mail, notice and text message.
//   node tools/reading-lot.mjs en|fr|de [seed] > lot.md
import { glob, readFile } from 'node:fs/promises';

const [language = 'en', seed = '1'] = process.argv.slice(2);
const random = randomBy(Number(seed));
let words = 0;

const strings = await textsOf(`web/src/**/messages.${language}.json`);
const mails = await textsOf(`server/src/**/messages.${language}.json`);
await tellPack('Skill', 'content/pack/traits/*/*.json', 8);
await tellPack('Chapter', 'content/pack/chapters/*.json', 3);
tell('Two hundred strings of the interface', drawn(strings, 200));
tell('Mails, notices, text messages', mails);
console.log(`\n${words} words`);

async function tellPack(kind, pattern, count) {
  for (const path of drawn(await pathsOf(pattern), count)) {
    const text = JSON.parse(await readFile(path, 'utf8'))[language];
    tell(`${kind}: ${path}`, entriesOf(text));
  }
}

async function textsOf(pattern) {
  const found = [];
  for (const path of await pathsOf(pattern)) {
    const text = JSON.parse(await readFile(path, 'utf8'));
    found.push(...entriesOf(text).map(([key, said]) => [`${path} ${key}`, said]));
  }
  return found;
}

async function pathsOf(pattern) {
  return (await Array.fromAsync(glob(pattern))).toSorted();
}

/** Every sentence below a value, with the way to it. */
function entriesOf(value, way = '') {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => entriesOf(below, `${way}.${key}`));
}

function tell(heading, entries) {
  console.log(`\n## ${heading}\n`);
  for (const [key, said] of entries) {
    console.log(`${key}: ${said}`);
    words += said.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  }
}

function drawn(all, count) {
  return all
    .map((one) => [random(), one])
    .toSorted(([first], [second]) => first - second)
    .slice(0, count)
    .map(([, one]) => one);
}

/** The same numbers for the same seed (mulberry32). */
function randomBy(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
