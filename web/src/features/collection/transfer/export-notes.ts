import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { FileId, ItemId } from '@stratum/contract/ids';
import type { Item, ItemDetails } from '@stratum/contract/item';
import { idsIn } from '@stratum/contract/note-content';
import { markdownOf } from '@stratum/contract/note-markdown/write';
import { callRoute } from '../../../shared/api/route-call.ts';
import { type ArchiveFiles, bytesOf, packed } from './archive.ts';
import { createPaths, relativePath } from './archive-paths.ts';
import { withHead } from './note-file.ts';

export interface TransferStep {
  readonly done: number;
  readonly total: number;
}

interface Exporting {
  readonly signal: AbortSignal;
  readonly onStep: (step: TransferStep) => void;
}

/** All notes with their pictures, as a ZIP of Markdown with a folder for each collection. */
export async function exportNotes({
  signal,
  onStep,
}: Exporting): Promise<{ readonly file: Blob; readonly notes: number }> {
  const notes = await allNotes(signal);
  const { items: collections } = await callRoute(
    collectionEndpoints.listCollections,
    {},
    { signal },
  );
  const names = new Map(collections.map(({ id, name }) => [id, name]));
  const pathFor = createPaths();
  const paths = new Map(
    notes.map(({ id, collectionId, title }) => [
      id,
      pathFor((collectionId && names.get(collectionId)) ?? null, title, 'md'),
    ]),
  );
  const files: Record<string, ArchiveFiles[string]> = {};
  for (const [done, { id }] of notes.entries()) {
    onStep({ done, total: notes.length });
    const note = await callRoute(
      collectionEndpoints.getPersonalStuffById,
      { query: { id } },
      { signal },
    );
    Object.assign(files, await filesOf(note, paths, signal));
  }
  onStep({ done: notes.length, total: notes.length });
  const file = new Blob([packed(files)], { type: 'application/zip' });
  return { file, notes: notes.length };
}

async function allNotes(signal: AbortSignal): Promise<Item[]> {
  const notes: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { type: 'note', sort: 'title', limit: 100, ...(cursor && { cursor }) } as const;
    const page = await callRoute(collectionEndpoints.getPersonalStuff, { query }, { signal });
    notes.push(...page.items);
    cursor = page.next;
  }
  return notes;
}

async function filesOf(
  note: ItemDetails,
  paths: ReadonlyMap<ItemId, string>,
  signal: AbortSignal,
): Promise<ArchiveFiles> {
  const path = paths.get(note.id) ?? `${note.id}.md`;
  const files: Record<string, ArchiveFiles[string]> = {};
  const content = note.content ?? { type: 'doc' };
  for (const fileId of idsIn(content, 'image')) {
    files[picturePath(fileId)] = await pictureBytes(fileId as FileId, signal);
  }
  const markdown = markdownOf(content, {
    pictureAddress: (fileId) => relativePath(path, picturePath(fileId)),
    itemAddress: (id) => {
      const known = paths.get(id as ItemId);
      return known === undefined ? itemAddress(id) : relativePath(path, known);
    },
  });
  files[path] = bytesOf(withHead(note, markdown));
  return files;
}

/** Pictures are kept as WebP, whatever they were sent as. */
const picturePath = (fileId: string) => `pictures/${fileId}.webp`;

async function pictureBytes(fileId: FileId, signal: AbortSignal) {
  const { url } = await callRoute(uploadEndpoints.fileLink, { params: { fileId } }, { signal });
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`picture ${fileId}: ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
}

/** Where an item is seen from outside. */
function itemAddress(id: string): string {
  return `${location.origin}/my-collection?item=${id}`;
}

/** One note as Markdown; with its pictures beside it in a ZIP, where it has some. */
export async function exportNote(note: ItemDetails, signal: AbortSignal): Promise<File> {
  const path = createPaths()(null, note.title, 'md');
  const files = await filesOf(note, new Map([[note.id, path]]), signal);
  const text = files[path];
  return Object.keys(files).length === 1 && text
    ? new File([text], path, { type: 'text/markdown' })
    : new File([packed(files)], path.replace(/md$/, 'zip'), { type: 'application/zip' });
}
