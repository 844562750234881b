import { uploadRoutes } from '@stratum/contract/uploads';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { type FileReader, fileAsReader, uploadAsOwner } from './access.ts';
import type { UploadDeps } from './deps.ts';
import { uploadJobs } from './jobs.ts';
import { fileLink, uploadLink } from './links.ts';
import { uploadsPersonalData } from './personal-data.ts';
import { requestUpload } from './request-upload.ts';

/**
 * @param readers who may read a file besides its owner, by the domains that show files to others
 * @param quota bytes of files that a person’s collection may hold
 */
export function uploadsDomain(deps: UploadDeps, readers: readonly FileReader[], quota: number) {
  const { db } = deps;
  return {
    name: 'uploads',
    routes: implement(
      uploadRoutes,
      {
        generatePresignedurl: ({ caller, body, origin, tx }) =>
          requestUpload(
            tx,
            deps,
            caller.userId,
            body.purpose === 'collection' ? { ...body, quota } : body,
            origin,
          ),
        uploadLink: async ({ open }) => uploadLink(deps, await open.upload(db)),
        fileLink: async ({ open }) => fileLink(deps, await open.file(db)),
      },
      { upload: uploadAsOwner, file: fileAsReader(readers) },
    ),
    jobs: uploadJobs(deps),
    personalData: uploadsPersonalData(deps),
  } satisfies Domain;
}
