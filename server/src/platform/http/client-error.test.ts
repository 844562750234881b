import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import { createHttpServer } from './server.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = createHttpServer({ log: createLog('silent'), trustProxy: 0 });
  app.get('/', async () => ({}));
  app.post('/', async () => ({}));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** All that comes back until the server ends the connection. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(request);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer;
}

const host = 'Host: localhost\r\n';
const long = 'x'.repeat(20_000);
const refused: [string, number, string][] = [
  ['no request at all', 400, 'hello\r\n\r\n'],
  ['a header without a name', 400, `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`],
  ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two lengths', 400, `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  ['headers that are too large', 431, `GET / HTTP/1.1\r\n${host}X: ${long}\r\n\r\n`],
  [
    'a path that is too long',
    414,
    `GET /${'a/'.repeat(1_100)} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
  ],
  [
    'an address that is too long',
    414,
    `GET /?${'a&'.repeat(4_100)} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
  ],
  ['an expectation', 417, `POST / HTTP/1.1\r\n${host}Expect: more\r\nContent-Length: 1\r\n\r\n`],
];

describe('what is not HTTP enough to reach a route', () => {
  it.each(refused)(
    'is refused in the envelope with all protective headers: %s',
    async (_what, status, request) => {
      const [head = '', body = ''] = (await answerTo(request)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      for (const name of [
        'content-security-policy',
        'x-content-type-options',
        'x-frame-options',
        'strict-transport-security',
        'x-request-id',
      ]) {
        expect(head).toMatch(new RegExp(`^${name}: .`, 'im'));
      }
      expect(head).toMatch(/^connection: close$/im);
      expect(JSON.parse(body)).toMatchObject({
        success: false,
        error: { message: expect.any(String) },
      });
    },
  );

  it('is answered with 408 where its headers do not come in time', async () => {
    const slow = createHttpServer({ log: createLog('silent'), trustProxy: 0 });
    onTestFinished(() => slow.close());
    const { port: at } = new URL(await slow.listen({ port: 0, host: '127.0.0.1' }));
    const accepted = once(slow.server, 'connection');
    const socket = connect(Number(at), '127.0.0.1').setEncoding('utf8');
    onTestFinished(() => void socket.destroy());
    await accepted;
    const timeout = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const [[peer]] = [await accepted];
    slow.server.emit('clientError', timeout, peer);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  });
});
