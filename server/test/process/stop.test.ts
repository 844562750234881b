import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../free-port.ts';
import { eventually, newDataDir, runProduct } from './product.ts';

/** One after the other start on it. */
const dataDir = await newDataDir(afterAll);

const request = (connection: 'close' | 'keep-alive') =>
  `GET /api/v1/levels HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;

async function openSocket(url: URL): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname).setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** All that a server has sent when it ends the connection; its error's code where it is reset. */
function received(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part) => {
    text += String(part);
  });
  return new Promise((resolve) => {
    socket.once('end', () => resolve(text));
    socket.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  });
}

it('answers all that was received when it is told to stop, read or not', async () => {
  const product = runProduct(dataDir);
  const url = new URL(await product.url);
  const kept = await openSocket(url);
  kept.write(request('keep-alive'));
  await once(kept, 'data');
  // While the process stands still the system goes on to accept and to receive.
  product.process.kill('SIGSTOP');
  kept.write(request('keep-alive'));
  const answers = [received(kept)];
  for (let count = 0; count < 100; count += 1) {
    const socket = await openSocket(url);
    socket.write(request(count % 2 === 0 ? 'close' : 'keep-alive'));
    answers.push(received(socket));
  }
  product.process.kill('SIGTERM');
  product.process.kill('SIGCONT');
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await product.ended).toBe(0);
});

it('ends with 0 on a signal between its first answer and the line that says ready', async () => {
  const port = await freePort();
  const product = runProduct(dataDir, { PORT: String(port) });
  product.url.catch(() => undefined);
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => null,
    );
  await eventually(ready, (status) => status === 200);
  product.process.kill('SIGTERM');
  expect(await product.ended).toBe(0);
});
