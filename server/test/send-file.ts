import { uploadHeaders, uploadIdOf } from '@stratum/contract/upload-words';
import { uploadRoutes } from '@stratum/contract/uploads';
import type { FastifyInstance } from 'fastify';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';

export interface FileToSend {
  readonly name?: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Asks for an address and gives it without the origin, as `inject` takes it. */
export async function askForAddress(
  user: SignedInUser,
  { name = 'file', type, size }: { name?: string; type: string; size?: number },
): Promise<string> {
  const body = { filePath: name, fileFormat: type, ...(size && { fileSize: size }) };
  const url = new URL(dataOf(await user.call(uploadRoutes.generatePresignedurl, { body })));
  return url.pathname + url.search;
}

/** PUTs bytes to an upload's address. */
export async function put(
  app: FastifyInstance,
  url: string,
  { type, bytes }: Pick<FileToSend, 'type' | 'bytes'>,
) {
  const { statusCode, body } = await app.inject({
    method: 'PUT',
    url,
    headers: uploadHeaders(type),
    payload: bytes,
  });
  const code: string | null = body === '' ? null : JSON.parse(body).error.code;
  return { status: statusCode, code };
}

/** Does what a browser does to send a file. */
export async function sendFile(app: FastifyInstance, user: SignedInUser, file: FileToSend) {
  const url = await askForAddress(user, file);
  return { uploadId: uploadIdOf(url), url, ...(await put(app, url, file)) };
}
