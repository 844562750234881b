import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bytesOf, packed, readArchive, textOf } from './archive.ts';
import { createPaths, relativePath, resolvedPath } from './archive-paths.ts';
import { archiveRules } from './archive-rules.ts';
import { readNoteFile, withHead } from './note-file.ts';

const zipped = (files: Record<string, Uint8Array>) => new Uint8Array(zipSync(files));
const note = bytesOf('# Evenings');
/** Says of itself that it is as large as this, where a header tells the size unpacked. */
function claiming(archive: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(archive.buffer);
  for (let at = 0; at < archive.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return archive;
}

test('what is taken out is read as it was, pictures and names with it', () => {
  const files = { 'Sleep/A note.md': note, 'pictures/1.webp': bytesOf('picture') };
  const read = readArchive(packed(files));
  expect(Object.keys(read).toSorted()).toEqual(Object.keys(files).toSorted());
  expect(textOf(read['Sleep/A note.md'] ?? note)).toBe('# Evenings');
  const head = { title: 'Über: "alles"', tags: ['a, b'] };
  expect(readNoteFile(withHead(head, 'Text\n'), 'x')).toEqual({ ...head, markdown: '\nText\n' });
  expect(readNoteFile('Plain', 'By its name')).toEqual({
    title: 'By its name',
    tags: [],
    markdown: 'Plain',
  });
});

test.each([
  ['broken', bytesOf('no archive at all')],
  ['bad_path', zipped({ '../../etc/evil.md': note })],
  ['bad_path', zipped({ '/evil.md': note })],
  ['bad_path', zipped({ 'a\\..\\..\\evil.md': note })],
  ['empty', zipped({ 'program.exe': note })],
  ['too_large', zipped({ 'large.md': new Uint8Array(archiveRules.note + 1) })],
  ['too_large', claiming(zipped({ 'bomb.bin': note }), archiveRules.unpacked + 1)],
  [
    'too_many',
    zipped(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`${at}.md`, note]))),
  ],
] as const)('an archive that is %s is refused whole', (problem, bytes) => {
  expect(() => readArchive(bytes)).toThrow(expect.objectContaining({ problem }));
});

test('no more of a file is unpacked than it has said', () => {
  const bomb = claiming(zipped({ 'bomb.md': new Uint8Array(400_000) }), 10);
  const { 'bomb.md': read } = readArchive(bomb);
  expect(read?.length).toBe(10);
});

test('each note has a path of its own, by which others find it', () => {
  const pathFor = createPaths();
  const [one, other] = [pathFor('Sleep', 'A/B', 'md'), pathFor('Sleep', 'a b', 'md')];
  expect([one, other]).toEqual(['Sleep/A B.md', 'Sleep/a b 2.md']);
  expect(resolvedPath(one, relativePath(one, 'pictures/é 1.webp'))).toBe('pictures/é 1.webp');
  for (const away of ['https://a.org/x', '/x', '../../x', '#x']) {
    expect(resolvedPath(one, away)).toBeUndefined();
  }
});
