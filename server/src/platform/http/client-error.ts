import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus } from '@stratum/contract/errors';
import { uuidv7 } from 'uuidv7';
import { errorMessage } from './messages.ts';

/** Milliseconds in which the rest of a refused request is read: a reset could overtake the answer. */
const lingering = 2_000;

/** What Node's parser refuses with, by the codes of its errors; all else is malformed. */
const parserCodes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

type Headers = Readonly<Record<string, string>>;

/** Answers what Node's parser refuses, with the headers of every answer. */
export function clientErrorHandler(headers: Headers) {
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable) return;
    // An answer has begun on this socket: a second one would be read as part of it.
    const current: unknown = Reflect.get(socket, '_httpMessage');
    if (current instanceof ServerResponse && current.headersSent) socket.destroy();
    else socket.end(rawAnswer(headers, parserCodes[code] ?? 'malformed'));
    socket.resume();
    const cut = setTimeout(() => socket.destroy(), lingering).unref();
    socket.once('close', () => clearTimeout(cut));
  };
}

/** Answers an `Expect` other than 100-continue, which Node would answer without our headers. */
export function installExpectation(server: Server, headers: Headers): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf('malformed');
    response.writeHead(417, { ...headers, ...headersOf(body) }).end(body);
  });
}

function rawAnswer(headers: Headers, code: ErrorCode): string {
  const status = errorStatus[code];
  const body = bodyOf(code);
  const fields = Object.entries({ ...headers, ...headersOf(body) });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...fields.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}

/** In English: the languages that are asked for could not be read. */
function bodyOf(code: ErrorCode): string {
  return JSON.stringify({ success: false, error: { code, message: errorMessage('en', code) } });
}

function headersOf(body: string): Headers {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': uuidv7(),
    connection: 'close',
  };
}
