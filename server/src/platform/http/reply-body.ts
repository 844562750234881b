import { createHash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

type Encoding = 'br' | 'gzip';
type Done = (error: Error | null, body?: string | Buffer) => void;

/** Fewer bytes than a packet carries gain nothing. */
const worthCompressing = 1_024;
/** Bytes of the cache of compressed replies, which holds cacheable ones only. */
const keptBytes = 8 * 1024 * 1024;

/**
 * Compresses the replies of reads, and answers 304 where a browser has the cacheable text. The
 * replies of writes are not compressed: they hold tokens and tickets beside what the caller sent. A
 * read's length tells nothing (BREACH): no other site can make a browser send the bearer token.
 */
export function installReplyBody(app: FastifyInstance): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  app.addHook<string | Buffer>('onSend', (request, reply, payload, done: Done) => {
    if (!isText(request, reply, payload)) return done(null, payload);
    const tag = keptTag(reply, payload);
    if (tag !== null) {
      reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) {
        reply.code(304).removeHeader('content-length');
        return done(null, '');
      }
    }
    if (payload.length < worthCompressing) return done(null, payload);
    addVary(reply, 'accept-encoding');
    const encoding = encodingOf(request);
    if (encoding === null) return done(null, payload);
    const key = `${encoding} ${tag}`;
    const answer = (body: Buffer) => {
      if (tag !== null) kept.set(key, body);
      reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, body);
    };
    const ready = tag === null ? undefined : kept.get(key);
    if (ready) return answer(ready);
    compress(encoding, payload, (error, body) => (error ? done(error) : answer(body)));
  });
}

function isText(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string {
  return (
    typeof payload === 'string' &&
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    !reply.hasHeader('content-encoding')
  );
}

/** Weak, since it stands for each encoding of the text. */
function keptTag(reply: FastifyReply, payload: string): string | null {
  if (!String(reply.getHeader('cache-control') ?? '').includes('max-age')) return null;
  return `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 24)}"`;
}

function encodingOf({ headers }: FastifyRequest): Encoding | null {
  return negotiate<Encoding>(headers['accept-encoding'] ?? '', ['br', 'gzip']);
}

function addVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? name : `${String(vary)}, ${name}`);
}

type Compressed = (error: Error | null, body: Buffer) => void;

function compress(encoding: Encoding, text: string, done: Compressed): void {
  if (encoding === 'gzip') gzip(text, done);
  else brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done);
}
