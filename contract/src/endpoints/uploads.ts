import { defineEndpoints } from '../endpoint.ts';

export const uploadEndpoints = defineEndpoints('uploads', {
  generatePresignedurl: { method: 'POST', path: '/generate-presignedurl', idempotent: true },
  uploadLink: { method: 'GET', path: '/upload-link/:uploadId' },
  fileLink: { method: 'GET', path: '/file-link/:fileId' },
});
