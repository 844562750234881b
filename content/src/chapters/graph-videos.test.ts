import { graphKinds } from '@stratum/contract/chapters';
import { expect, test } from 'vitest';
import { packCopy } from '../../test/pack-copy.ts';
import { PackError } from '../faults.ts';
import { loadPack } from '../load.ts';

const file = 'graph-videos.json';

async function faultsIn(dir: string) {
  const outcome = await loadPack(dir).catch((error: unknown) => error);
  if (!(outcome instanceof PackError)) throw new Error('the pack was taken');
  return outcome.faults
    .filter((fault) => fault.file === file)
    .map(({ key, problem }) => [key, problem]);
}

test('each graph has a film, and its files have fingerprints of their own', async () => {
  const { graphVideos } = (await loadPack()).inLocale('fr');
  expect(graphVideos.map(({ graph }) => graph).toSorted()).toEqual(graphKinds.toSorted());
  const prints = graphVideos.flatMap(({ fingerprints }) => Object.values(fingerprints));
  expect(new Set(prints).size).toBe(2 * graphKinds.length);
});

test('another film has another fingerprint', async () => {
  const copy = await packCopy();
  await copy.write('films/level-line.webp', 'another picture');
  const [before] = (await loadPack()).inLocale('en').graphVideos;
  const [after] = (await loadPack(copy.dir)).inLocale('en').graphVideos;
  expect(after?.fingerprints.webm).toBe(before?.fingerprints.webm);
  expect(after?.fingerprints.webp).not.toBe(before?.fingerprints.webp);
});

test.each(['webm', 'webp'])('a film without its %s is named by file and key', async (ending) => {
  const copy = await packCopy();
  await copy.remove(`films/level-line.${ending}`);
  expect(await faultsIn(copy.dir)).toEqual([
    ['videos[0].graph', `has no file films/level-line.${ending}`],
  ]);
});

test('a graph without a film is named', async () => {
  const copy = await packCopy();
  await copy.set(file, ['videos', 1], undefined);
  await copy.set(file, ['videos', 1], { graph: 'comparison' });
  expect(await faultsIn(copy.dir)).toContainEqual(['videos[1].duration', 'is missing']);
  await copy.set(file, ['videos'], []);
  expect(await faultsIn(copy.dir)).toEqual(
    graphKinds.map((kind) => ['videos', `has 0 films of ${kind}, one is needed`]),
  );
});

test.each([
  [['text'], 'x'.repeat(85), 'has 85 characters, at most 84 fit', 'text'],
  [['text'], 'x'.repeat(79), 'leaves 6 seconds to read what needs 6.1', 'at'],
  [['at'], 10.5, 'is shown 7.5 seconds, 1 to 7 are right', 'at'],
  [['at'], 17.5, 'is shown 0.5 seconds, 1 to 7 are right', 'at'],
] as const)('a caption with %j %j is refused', async (key, value, problem, named) => {
  const copy = await packCopy();
  await copy.set(file, ['videos', 0, 'de', 'captions', 2, ...key], value);
  const fault = [`videos[0].de.captions[2].${named}`, problem];
  expect(await faultsIn(copy.dir)).toContainEqual(fault);
});
