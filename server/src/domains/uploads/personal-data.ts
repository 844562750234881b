import type { PersonalData } from '../../platform/personal-data.ts';
import { removeFilesOf } from './claim.ts';
import type { UploadDeps } from './deps.ts';
import { countFiles, everyFile, everyUpload } from './store.ts';

/** A person's files: each goes into the archive of the account, and all end with it. */
export function uploadsPersonalData({
  clock,
  storage,
}: Pick<UploadDeps, 'clock' | 'storage'>): PersonalData {
  return {
    name: 'uploads',
    tables: ['uploads', 'files'],
    counts: async (db, userId) => ({ files: await countFiles(db, userId) }),
    async *export({ db, userId }) {
      yield {
        path: 'files/uploads.json',
        async *rows() {
          for await (const { id, name, type, size, state, createdAt } of everyUpload(db, userId))
            yield { id, name, type, size, state, createdAt };
        },
      };
      yield {
        path: 'files/files.json',
        async *rows() {
          for await (const { id, purpose, name, type, size, createdAt } of everyFile(db, userId))
            yield { id, purpose, name, type, size, createdAt };
        },
      };
      for await (const { id, name, key } of everyFile(db, userId)) {
        yield { path: `files/${id}/${name}`, bytes: () => storage.read(key) };
      }
    },
    erase: (tx, userId) => removeFilesOf(tx, clock, userId),
  };
}
