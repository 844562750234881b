import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { installErrorSink } from './error-sink.ts';
import { installTimeouts } from './timeouts.ts';

const large = 'x'.repeat(32 * 1024 * 1024);

async function createServer() {
  const app = Fastify({ requestTimeout: 0 });
  installTimeouts(app, { body: 50, answer: 50 });
  installErrorSink(app);
  app.post('/usual', async () => 'taken');
  app.post('/patient', { config: { bodyTimeout: 60_000 } }, async () => 'taken');
  app.get('/usual', async () => large);
  app.get('/patient', { config: { answerTimeout: 60_000 } }, async () => large);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { app, port };
}

function statusOf(opened: ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    opened.once('response', ({ statusCode = 0 }) => resolve(statusCode));
    opened.once('error', reject);
  });
}

test('a body that does not come is refused with 408, except where a route waits longer for it', async () => {
  const { port } = await createServer();
  const send = (path: string) => {
    const headers = { 'content-type': 'text/plain', 'content-length': 4 };
    const opened = request({ port, path, method: 'POST', headers });
    opened.write('ab');
    return opened;
  };
  const patient = send('/patient');
  const taken = statusOf(patient);
  // Opened later: once it is refused, the patient one has been waiting as long.
  expect(await statusOf(send('/usual'))).toBe(408);
  patient.end('cd');
  expect(await taken).toBe(200);
});

test('an answer that is not read is cut, except where a route waits longer for its reader', async () => {
  const { app, port } = await createServer();
  const open = async (path: string) => {
    const socket = connect(port, '127.0.0.1').pause();
    onTestFinished(() => void socket.destroy());
    const arrived = once(app.server, 'request');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const [, answer] = await arrived;
    return { socket, answer };
  };
  const patient = await open('/patient');
  const usual = await open('/usual');
  if (!usual.answer.closed) await once(usual.answer, 'close');
  expect(usual.answer.writableFinished).toBe(false);
  let read = 0;
  patient.socket.on('data', (part) => {
    read += part.length;
  });
  patient.socket.resume();
  await expect.poll(() => read, { timeout: 20_000 }).toBeGreaterThan(large.length);
});
