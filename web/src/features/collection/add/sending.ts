import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { CollectionId, ItemId, UploadId } from '@stratum/contract/ids';
import { type FileTypeName, fileTypeNames, fileTypes } from '@stratum/contract/upload-words';
import { createStore } from 'zustand/vanilla';
import { CallError } from '../../../shared/api/call-error.ts';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { checkFile, type FileProblem } from '../../../shared/uploads/file-check.ts';
import { uploadFile } from '../../../shared/uploads/upload-file.ts';
import { newItemId } from '../data/new-item-id.ts';

const { addPersonalStuff } = collectionEndpoints;

/** Files that become an item: one, or the pictures of a folder. */
export interface Sending {
  readonly id: ItemId;
  readonly title: string;
  readonly files: readonly File[];
  readonly collectionId: CollectionId | null;
  readonly isFolder: boolean;
  /** The part that has been sent, 0 to 1. */
  readonly part: number;
  /** Why it was refused; null while it waits or is under way. */
  readonly problem: FileProblem | CallError | null;
}

export const sendings = createStore<readonly Sending[]>()(() => []);
const calls = new Map<ItemId, AbortController>();
let isRunning = false;

interface Chosen {
  readonly files: readonly File[];
  readonly collectionId: CollectionId | null;
  /** The pictures become one item, under this title. */
  readonly folder?: string;
}

/** Sends what was chosen, one after the other. */
export function sendFiles({ files, collectionId, folder }: Chosen): void {
  if (files.length === 0) return;
  const common = { collectionId, part: 0, problem: null };
  const added: Sending[] =
    folder === undefined
      ? files.map((file) => ({
          ...common,
          id: newItemId(),
          title: file.name || 'file',
          files: [file],
          isFolder: false,
        }))
      : [{ ...common, id: newItemId(), title: folder, files, isFolder: true }];
  sendings.setState([...sendings.getState(), ...added], true);
  void run();
}

/** Calls it off, or lets go what was refused. */
export function cancelSending(id: ItemId): void {
  calls.get(id)?.abort();
  forget(id);
}

export function retrySending(id: ItemId): void {
  change(id, { problem: null, part: 0 });
  void run();
}

function change(id: ItemId, next: Partial<Sending>): void {
  const changed = sendings.getState().map((each) => (each.id === id ? { ...each, ...next } : each));
  sendings.setState(changed, true);
}

function forget(id: ItemId): void {
  sendings.setState(
    sendings.getState().filter((each) => each.id !== id),
    true,
  );
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  const next = () => sendings.getState().find(({ problem }) => problem === null);
  for (let sending = next(); sending; sending = next()) await send(sending);
  isRunning = false;
}

async function send(sending: Sending): Promise<void> {
  const { id, files } = sending;
  const controller = new AbortController();
  calls.set(id, controller);
  const { signal } = controller;
  try {
    const uploads: { uploadId: UploadId; type: FileTypeName }[] = [];
    for (const file of files) {
      const checked = checkFile(file, fileTypeNames);
      if (checked.problem) return change(id, { problem: checked.problem });
      const { type } = checked;
      const onProgress = (part: number) =>
        change(id, { part: (uploads.length + part) / files.length });
      uploads.push({
        uploadId: await uploadFile({ file, type, purpose: 'collection', signal, onProgress }),
        type,
      });
    }
    await callRoute(addPersonalStuff, { body: bodyOf(sending, uploads) }, { signal });
    forget(id);
    await invalidateAfter(addPersonalStuff);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallError)) reportError(error);
    change(id, { problem: error instanceof CallError ? error : 'file_type' });
  } finally {
    calls.delete(id);
  }
}

function bodyOf(
  { id, title, collectionId, isFolder }: Sending,
  uploads: readonly { uploadId: UploadId; type: FileTypeName }[],
) {
  const common = { id, title: title.slice(0, 200), collectionId };
  const [first] = uploads;
  if (isFolder || !first) {
    const images = uploads.map(({ uploadId }) => ({ uploadId }));
    return { ...common, type: 'image_folder' as const, images };
  }
  const { kind } = fileTypes[first.type];
  const type = kind === 'image' || kind === 'document' ? kind : ('file' as const);
  return { ...common, type, uploadId: first.uploadId };
}
