import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { ItemId } from '@stratum/contract/ids';
import type { Editor } from '@tiptap/react';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { outbox } from '../../../shared/outbox/index.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { usePictureInput } from '../add/use-picture-input.tsx';
import { itemObject } from '../data/item-writes.ts';
import { writtenIn } from './editor/editor-content.ts';
import type { useNoteWriting } from './use-note-writing.ts';

/** Pictures that are dropped, pasted or chosen for a note: sent, and put where one writes. */
export function useNotePictures(
  id: ItemId,
  { ensureMade }: Pick<ReturnType<typeof useNoteWriting>, 'ensureMade'>,
) {
  const { choose, upload, progress, input } = usePictureInput();

  async function insertAll(files: readonly File[], into: Editor): Promise<void> {
    ensureMade(writtenIn(into));
    try {
      // A picture belongs to a note that the server has.
      await outbox.flush(itemObject(id));
      for (const uploadId of await upload(files)) {
        const kept = await callRoute(collectionEndpoints.addNotePicture, {
          body: { id, uploadId },
        });
        into.chain().focus().insertPicture(kept.fileId).run();
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
    }
  }

  const insert = (files: readonly File[], into: Editor) => void insertAll(files, into);
  return {
    insert,
    choose: (into: Editor) => choose((files) => insert(files, into)),
    progress,
    input,
  };
}
