import type { PersonalData } from '../../platform/personal-data.ts';
import { removeFilesOf } from './claim.ts';
import type { UploadDeps } from './deps.ts';
import { filesOf, uploadsOf } from './store.ts';

/** A person's files: each goes into the archive of the account, and all end with it. */
export function uploadsPersonalData({
  clock,
  storage,
}: Pick<UploadDeps, 'clock' | 'storage'>): PersonalData {
  return {
    name: 'uploads',
    tables: ['uploads', 'files'],
    async *export({ db, userId }) {
      const sent = await uploadsOf(db, userId);
      yield {
        path: 'files/uploads.json',
        async *rows() {
          for (const { id, name, type, size, state, createdAt } of sent)
            yield { id, name, type, size, state, createdAt };
        },
      };
      const files = await filesOf(db, userId);
      yield {
        path: 'files/files.json',
        async *rows() {
          for (const { id, purpose, name, type, size, createdAt } of files)
            yield { id, purpose, name, type, size, createdAt };
        },
      };
      for (const { id, name, key } of files) {
        yield { path: `files/${id}/${name}`, bytes: () => storage.read(key) };
      }
    },
    erase: (tx, userId) => removeFilesOf(tx, clock, userId),
  };
}
