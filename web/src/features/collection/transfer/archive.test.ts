import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { expect, test } from 'vitest';
import { createArchive, readArchive } from './archive.ts';
import { createPaths, relativePath, resolvedPath, stemOf } from './archive-paths.ts';
import { archiveRules } from './archive-rules.ts';
import { readItemList, writeItemList } from './item-list.ts';
import { readNoteFile, withHead } from './note-file.ts';

async function zipped(files: Record<string, Blob>): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [path, file] of Object.entries(files)) await writer.add(path, new BlobReader(file));
  return writer.close();
}

const blobOf = (content: string | number) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);
const note = blobOf('# Evenings');

/** Says of itself that it is as large as this, where a header tells the size unpacked. */
async function claiming(archive: Blob, size: number): Promise<Blob> {
  const bytes = await archive.arrayBuffer();
  const view = new DataView(bytes);
  for (let at = 0; at < bytes.byteLength - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return new Blob([bytes]);
}

test('what is taken out is read as it was, pictures, names and what is said of files with it', async () => {
  const archive = createArchive();
  await archive.add('Sleep/A note.md', note);
  await archive.add('pictures/1.webp', blobOf('picture'));
  const read = await readArchive(await archive.close());
  expect([...read.keys()]).toEqual(['Sleep/A note.md', 'pictures/1.webp']);
  expect(await (await read.get('Sleep/A note.md')?.read())?.text()).toBe('# Evenings');
  const head = { title: 'Über: "alles"', tags: ['a, b'] };
  expect(readNoteFile(withHead(head, 'Text\n'), 'x')).toEqual({ ...head, markdown: '\nText\n' });
  expect(readNoteFile('Plain', 'By its name')).toEqual({
    title: 'By its name',
    tags: [],
    markdown: 'Plain',
  });
  const files = [{ path: 'Sleep/Lamps/001 lamp.webp', caption: 'By night' }];
  const folder = { ...head, type: 'image_folder', collection: null, path: 'Lamps', files } as const;
  expect(readItemList(await writeItemList([folder]).text())).toEqual([folder]);
  const odd = [{ ...folder, type: 'note' }, { ...folder, title: ' ' }, null, folder];
  expect(readItemList(JSON.stringify({ items: odd }))).toEqual([folder]);
  expect(readItemList('[')).toEqual([]);
});

test.each([
  ['broken', async () => blobOf('no archive at all')],
  ['bad_path', () => zipped({ '../../etc/evil.md': note })],
  ['bad_path', () => zipped({ '/evil.md': note })],
  ['bad_path', () => zipped({ 'a\\..\\..\\evil.md': note })],
  ['too_large', () => zipped({ 'large.md': blobOf(archiveRules.note + 1) })],
  ['too_large', async () => claiming(await zipped({ 'bomb.bin': note }), 2 ** 32 - 2)],
  ['too_many', () => zipped({ '1.md': note, '2.md': note, '3.md': note, '4.md': note })],
] as const)('an archive that is %s is refused whole', async (problem, archive) => {
  const rules = { ...archiveRules, entries: 3, unpacked: 2 ** 31 };
  await expect(readArchive(await archive(), rules)).rejects.toMatchObject({ problem });
});

test('no more of a file is unpacked than it has said', async () => {
  const bomb = await claiming(await zipped({ 'bomb.md': blobOf(400_000) }), 10);
  const read = (await readArchive(bomb)).get('bomb.md')?.read();
  await expect(read).rejects.toMatchObject({ problem: 'broken' });
});

test('each item has a path of its own, by which others find it', () => {
  const pathFor = createPaths();
  const [one, other] = [pathFor(['Sleep'], 'A/B', 'md'), pathFor(['Sleep'], 'a b', 'md')];
  expect([one, other]).toEqual(['Sleep/A B.md', 'Sleep/a b 2.md']);
  expect(pathFor(['Sleep', 'A B'], 'é 1', '')).toBe('Sleep/A B/é 1');
  expect([stemOf('a.b.docx'), stemOf('.docx')]).toEqual(['a.b', '.docx']);
  expect(resolvedPath(one, relativePath(one, 'pictures/é 1.webp'))).toBe('pictures/é 1.webp');
  for (const away of ['https://a.org/x', '/x', '../../x', '#x']) {
    expect(resolvedPath(one, away)).toBeUndefined();
  }
});
