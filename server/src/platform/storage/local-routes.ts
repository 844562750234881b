import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { AppError } from '../http/app-error.ts';
import { byteRange } from './byte-range.ts';
import { contentDisposition } from './content-disposition.ts';
import type { LocalStorage } from './local-storage.ts';
import { receive, scratchPath } from './receive.ts';
import type { Parameters, UploadPermit } from './signed-address.ts';

/** What the uploads' domain does with the bytes that arrive. */
export interface Inbox {
  /** Takes what is to be received. @throws AppError where the upload is not awaited any more */
  expect(id: string): Promise<Accept>;
}
/** Takes over what was received; the file is removed afterwards. */
type Accept = (path: string) => Promise<void>;

interface LocalRoutes {
  readonly storage: LocalStorage;
  readonly clock: Clock;
  readonly inbox: Inbox;
}

/** Milliseconds for the whole file, in either direction: slow connections need them. */
const fileTimeout = 10 * 60_000;
/** The same for what the library has: a film of 1 GB takes them at 3 Mbit/s. */
const libraryTimeout = 50 * 60_000;
/** Milliseconds in which a refused upload's rest is read: a reset could overtake the answer. */
const lingering = 2_000;

/** The addresses of the product's own storage, outside the API: no token, no JSON, a signature each. */
export function installLocalStorage(app: FastifyInstance, routes: LocalRoutes): void {
  const plugin = async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.addHook('onResponse', async (request) => discardRest(request));
    for (const [folder, within] of [
      ['', fileTimeout],
      ['library/', libraryTimeout],
    ] as const) {
      scope.put<{ Querystring: Parameters }>(
        `/uploads/${folder}:id`,
        { config: { bodyTimeout: within } },
        async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const [path = ''] = request.url.split('?');
          const now = routes.clock.now();
          const permit = routes.storage.addresses.checkUpload(path, request.query, now);
          await takeUpload(routes, permit, request);
          return reply.code(200).send();
        },
      );
      scope.get<{ Params: { '*': string }; Querystring: Parameters }>(
        `/files/${folder}*`,
        { config: { answerTimeout: within } },
        async (request, reply) => sendFile(routes, folder + request.params['*'], request, reply),
      );
    }
  };
  app.register(plugin);
}

/** Uploads that are being received by this process: an address takes one file, not many at once. */
const receiving = new Set<string>();

async function takeUpload(
  routes: LocalRoutes,
  permit: UploadPermit,
  request: FastifyRequest,
): Promise<void> {
  if (receiving.has(permit.id)) throw new AppError('upload_used');
  receiving.add(permit.id);
  try {
    await receiveUpload(routes, permit, request);
  } finally {
    receiving.delete(permit.id);
  }
}

async function receiveUpload(
  { storage, inbox }: LocalRoutes,
  permit: UploadPermit,
  { headers, body }: FastifyRequest,
): Promise<void> {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== permit.type) throw new AppError('unsupported_media_type');
  const announced = Number(headers['content-length'] ?? Number.NaN);
  if (announced > permit.maxBytes) throw new AppError('file_too_large');
  const accept = await inbox.expect(permit.id);
  const path = await scratchPath(storage.scratch);
  const source = body instanceof Readable ? body : Readable.from([]);
  const size = await receive(source, path, permit.maxBytes);
  try {
    if (permit.exact && size !== permit.maxBytes) throw new AppError('malformed');
    await accept(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Reads a refused upload's rest for a moment, then cuts it. */
function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return;
  raw.resume();
  const cut = setTimeout(() => raw.destroy(), lingering);
  raw.once('close', () => clearTimeout(cut));
}

async function sendFile(
  { storage, clock }: LocalRoutes,
  key: string,
  request: FastifyRequest<{ Querystring: Parameters }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const as = storage.addresses.checkFile(key, request.query, clock.now());
  const { path, size } = await storage.find(key);
  // A key's bytes never change.
  const etag = `"${key.slice(key.lastIndexOf('/') + 1)}"`;
  reply.headers({
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': contentDisposition(as),
    // No longer than the address is good.
    'cache-control': `private, max-age=${Math.floor((Number(request.query.until) - clock.now().getTime()) / 1000)}`,
    'accept-ranges': 'bytes',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const wanted = condition === undefined || condition === etag ? request.headers.range : undefined;
  const range = byteRange(wanted, size);
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.type(as.type).header('content-length', end - start + 1);
  return reply.send(createReadStream(path, { start, end }));
}
