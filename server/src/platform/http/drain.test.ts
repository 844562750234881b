import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { installDrain } from './drain.ts';

test('an answer that waits for its reader is sent whole by a server that closes', async () => {
  const app = Fastify();
  // A reader on a busy machine is slow, and is no fault of what is tested.
  installDrain(app, 60_000);
  const length = 32 * 1024 * 1024;
  app.get('/', async () => 'x'.repeat(length));
  const answered = new Promise<void>((resolve) => {
    app.server.on('request', (_request, response) => response.once('prefinish', resolve));
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const reader = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void reader.destroy());
  await once(reader, 'connect');
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await answered;
  const closed = app.close();
  let read = 0;
  for await (const part of reader) read += Buffer.from(part).length;
  expect(read).toBeGreaterThan(length);
  await closed;
});
