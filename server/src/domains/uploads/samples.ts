import type { uploadRoutes } from '@stratum/contract/uploads';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  generatePresignedurl: {
    statements: 7,
    call: () => ({ body: { filePath: 'photo.jpg', fileFormat: 'image/jpeg' } }),
  },
  uploadLink: {
    statements: 2,
    call: async ({ owner }) => ({ params: { uploadId: await owner.upload() } }),
  },
  fileLink: {
    statements: 2,
    call: async ({ owner }) => ({ params: { fileId: await owner.file() } }),
  },
} satisfies Samples<typeof uploadRoutes>;
