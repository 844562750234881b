import { uploadRoutes } from '@stratum/contract/uploads';
import type { FastifyInstance } from 'fastify';
import { type BindPorts, bind } from '../../platform/http/bind.ts';
import type { FileReader } from './access.ts';
import { fileLink, uploadLink } from './links.ts';
import type { UploadNeeds } from './needs.ts';
import { requestUpload } from './request-upload.ts';

/** @param readers who may read a file besides its owner, by the domains that show files to others */
export function installUploads(
  api: FastifyInstance,
  ports: BindPorts,
  needs: UploadNeeds,
  readers: readonly FileReader[],
): void {
  bind(api, ports, uploadRoutes, {
    generatePresignedurl: ({ caller, body, origin }) =>
      requestUpload(needs, caller.userId, body, origin),
    uploadLink: ({ caller, params }) => uploadLink(needs, caller.userId, params.uploadId),
    fileLink: ({ caller, params }) => fileLink(needs, caller, params.fileId, readers),
  });
}
