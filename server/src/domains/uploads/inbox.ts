import { uploadIdSchema } from '@stratum/contract/ids';
import { AppError } from '../../platform/http/app-error.ts';
import type { Inbox } from '../../platform/storage/local-routes.ts';
import type { UploadDeps } from './deps.ts';
import { processUpload } from './process-upload.ts';
import { uploadById } from './store.ts';

/** Takes what the product's own storage receives, and inspects it before the sender is answered. */
export function createInbox(deps: UploadDeps): Inbox {
  return {
    async expect(id) {
      const upload = await uploadById(deps.db, uploadIdSchema.parse(id));
      // The address was genuine: its account, or the upload, has ended since.
      if (!upload) throw new AppError('upload_expired');
      if (upload.state !== 'pending') throw new AppError('upload_used');
      return async (path) => {
        if (!(await processUpload(deps, upload, path))) throw new AppError('upload_used');
      };
    },
  };
}
