import type { sharedItemRoutes as routes, SharedItem } from '@stratum/contract/shared-items';
import type { Call } from '../../platform/http/call.ts';
import { fileLink } from '../uploads/index.ts';
import type { Doors } from './access.ts';
import { placedFiles } from './copied-files.ts';
import type { Deps } from './deps.ts';

/** A copy with all that is in it; its pictures by addresses that are good for a minute. */
export async function sharedItem(
  { db, uploads }: Deps,
  { open }: Call<typeof routes.sharedPersonalStuff, Doors>,
): Promise<SharedItem> {
  const row = await open.shared(db);
  const { messageId, groupId, type, title, backgroundId, content, blocks, isCut, createdAt } = row;
  const files = await placedFiles(db, messageId);
  const hasFile = type === 'image' || type === 'document' || type === 'file';
  const [main] = hasFile ? files : [];
  const images = await Promise.all(
    files.slice(hasFile ? 1 : 0).map(async ({ file, caption }) => {
      const { url } = await fileLink(uploads, file);
      const { id: fileId, name, type: mime, size } = file;
      return { fileId, name, type: mime, size, caption, url };
    }),
  );
  return {
    messageId,
    groupId,
    type,
    title,
    backgroundId,
    content,
    file: main
      ? {
          fileId: main.file.id,
          name: main.file.name,
          type: main.file.type,
          size: main.file.size,
        }
      : null,
    images,
    // Why a document shows none is not known: it could not be read, or was not yet.
    preview: blocks && { state: 'ready', blocks: [...blocks], isCut },
    sharedAt: createdAt.toISOString(),
  };
}
