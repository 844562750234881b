import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { installBodyTimeout } from './body-timeout.ts';

async function createSlowTaker() {
  const app = Fastify({ requestTimeout: 0 });
  installBodyTimeout(app, 50);
  app.post('/usual', async () => 'taken');
  app.post('/patient', { config: { bodyTimeout: 60_000 } }, async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return (path: string) => {
    const headers = { 'content-type': 'text/plain', 'content-length': 4 };
    const opened = request({ port, path, method: 'POST', headers });
    opened.write('ab');
    return opened;
  };
}

function endOf(opened: ClientRequest): Promise<number | 'cut'> {
  return new Promise((resolve) => {
    opened.once('response', ({ statusCode = 0 }) => resolve(statusCode));
    opened.once('error', () => resolve('cut'));
  });
}

test('a body that does not come is cut, except where a route waits longer for it', async () => {
  const open = await createSlowTaker();
  const patient = open('/patient');
  const taken = endOf(patient);
  // Opened later: once it is cut, the patient one has been waiting as long.
  expect(await endOf(open('/usual'))).toBe('cut');
  patient.end('cd');
  expect(await taken).toBe(200);
});
