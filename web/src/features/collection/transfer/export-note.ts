import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { FileId, ItemId } from '@stratum/contract/ids';
import type { ItemDetails } from '@stratum/contract/item';
import { idsIn } from '@stratum/contract/note-content';
import { markdownOf } from '@stratum/contract/note-markdown/write';
import { callRoute } from '../../../shared/api/route-call.ts';
import { createArchive, type NewArchive } from './archive.ts';
import { createPaths, relativePath } from './archive-paths.ts';
import { withHead } from './note-file.ts';

/** Where the items of an archive are in it. */
type Paths = ReadonlyMap<ItemId, string>;

/** Puts a note into an archive, as Markdown with its pictures. */
export async function addNote(
  archive: NewArchive,
  note: ItemDetails,
  paths: Paths,
  signal: AbortSignal,
): Promise<void> {
  for (const fileId of picturesOf(note)) {
    const path = picturePath(fileId);
    // Two notes may show the same one.
    if (!archive.has(path))
      await archive.add(path, await storedFile(fileId as FileId, signal), signal);
  }
  const file = markdownFile(note, paths);
  await archive.add(file.name, file, signal);
}

const picturesOf = ({ content }: ItemDetails) => (content ? idsIn(content, 'image') : []);

/** Pictures are kept as WebP, whatever they were sent as. */
const picturePath = (fileId: string) => `pictures/${fileId}.webp`;

/** Its name is its whole path. */
function markdownFile(note: ItemDetails, paths: Paths): File {
  const path = paths.get(note.id) ?? `${note.id}.md`;
  const markdown = markdownOf(note.content ?? { type: 'doc' }, {
    pictureAddress: (fileId) => relativePath(path, picturePath(fileId)),
    itemAddress: (id) => {
      const known = paths.get(id as ItemId);
      return known === undefined ? itemAddress(id) : relativePath(path, known);
    },
  });
  return new File([withHead(note, markdown)], path, { type: 'text/markdown' });
}

/** Where an item is seen from outside. */
function itemAddress(id: string): string {
  return `${location.origin}/my-collection?item=${id}`;
}

export async function storedFile(fileId: FileId, signal: AbortSignal): Promise<Blob> {
  const { url } = await callRoute(uploadEndpoints.fileLink, { params: { fileId } }, { signal });
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`file ${fileId}: ${reply.status}`);
  return reply.blob();
}

/** One note as Markdown; with its pictures beside it in a ZIP, where it has some. */
export async function exportNote(note: ItemDetails, signal: AbortSignal): Promise<File> {
  const path = createPaths()([], note.title, 'md');
  const paths = new Map([[note.id, path]]);
  if (picturesOf(note).length === 0) return markdownFile(note, paths);
  const archive = createArchive();
  await addNote(archive, note, paths, signal);
  const type = 'application/zip';
  return new File([await archive.close()], path.replace(/md$/, 'zip'), { type });
}
