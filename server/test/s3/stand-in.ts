import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Clock } from '../../src/platform/clock.ts';
import { byteRange } from '../../src/platform/storage/byte-range.ts';
import type { S3Settings } from '../../src/platform/storage/s3-settings.ts';
import { refusalOf } from './signature.ts';

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly acl: string;
  readonly writtenAt: Date;
}

export interface S3StandIn {
  readonly settings: S3Settings;
  readonly objects: Map<string, StoredObject>;
}

/** A bucket in memory that refuses every request without a genuine signature that has not expired. */
export async function startS3(clock: Clock): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>();
  const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'stand-in', region: 'eu-test-1' };
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', `http://${headers.host}`);
    const body = await buffer(request);
    const refusal = refusalOf({ method, url, headers, body }, keys, clock.now());
    if (refusal) return fail(response, 403, refusal);
    const key = decodeURIComponent(url.pathname.replace(/^\/files\/?/, ''));
    if (key === '') return list(response, objects, url.searchParams.get('prefix') ?? '');
    if ('x-amz-copy-source' in headers) return copy(objects, key, headers, response, clock.now());
    if (method === 'PUT') {
      const type = String(headers['content-type']);
      const acl = String(headers['x-amz-acl']);
      objects.set(key, { bytes: body, type, acl, writtenAt: clock.now() });
      return response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return fail(response, 404, 'NoSuchKey');
    return send(found, request, url, response);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return { settings: { endpoint, bucket: 'files', pathStyle: true, ...keys }, objects };
}

/** Sends an object, or the part of it that is asked for. */
function send(found: StoredObject, request: IncomingMessage, url: URL, response: ServerResponse) {
  const { method, headers } = request;
  const size = found.bytes.length;
  if ('if-match' in headers && headers['if-match'] !== etagOf(found))
    return fail(response, 412, 'PreconditionFailed');
  const range = byteRange(headers.range, size);
  if (range === 'outside') return fail(response, 416, 'InvalidRange');
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const bytes = found.bytes.subarray(start, end + 1);
  return response
    .writeHead(range ? 206 : 200, {
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
      etag: etagOf(found),
      'content-type': url.searchParams.get('response-content-type') ?? found.type,
      'content-disposition': url.searchParams.get('response-content-disposition') ?? '',
      'content-length': bytes.length,
    })
    .end(method === 'HEAD' ? undefined : bytes);
}

function copy(
  objects: S3StandIn['objects'],
  key: string,
  headers: IncomingMessage['headers'],
  response: ServerResponse,
  writtenAt: Date,
) {
  const source = decodeURIComponent(String(headers['x-amz-copy-source']));
  const found = objects.get(source.replace(/^files\//, ''));
  if (!found) return fail(response, 404, 'NoSuchKey');
  const wanted = headers['x-amz-copy-source-if-match'];
  if (wanted !== undefined && wanted !== etagOf(found))
    return fail(response, 412, 'PreconditionFailed');
  const [type, acl] = [String(headers['content-type']), String(headers['x-amz-acl'])];
  objects.set(key, { ...found, type, acl, writtenAt });
  return response.writeHead(200, { 'content-type': 'application/xml' }).end('<CopyObjectResult/>');
}

function etagOf({ bytes }: StoredObject): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function fail(response: ServerResponse, status: number, code: string) {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function list(response: ServerResponse, objects: S3StandIn['objects'], prefix: string) {
  const listed = [...objects].filter(([key]) => key.startsWith(prefix));
  const contents = listed.map(
    ([key, { writtenAt, bytes }]) =>
      `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${writtenAt.toISOString()}</LastModified></Contents>`,
  );
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
    );
}
