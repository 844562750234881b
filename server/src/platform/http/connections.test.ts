import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { connectionLimits, limitConnections } from './connections.ts';

test('descriptors are left for files and the database, and places for other networks', () => {
  expect(connectionLimits(400)).toEqual({ overall: 200, perNetwork: 64 });
  expect(connectionLimits(1_048_576)).toEqual({ overall: 10_000, perNetwork: 1_000 });
});

test.each([
  ['one network', { overall: 10, perNetwork: 2 }],
  ['all together', { overall: 2, perNetwork: 10 }],
])(
  'a connection too many of %s is closed, and taken once another has ended',
  async (_of, limits) => {
    const server = createServer((_request, response) => response.end('served'));
    limitConnections(server, limits, createLog('silent'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const ask = async (socket: Socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return Promise.race([
        once(socket, 'data').then(() => 'served'),
        once(socket, 'close').then(() => 'closed'),
      ]);
    };
    const open = async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      return { socket, answer: await ask(socket) };
    };
    const [first, second, third] = [await open(), await open(), await open()];
    expect([first.answer, second.answer, third.answer]).toEqual(['served', 'served', 'closed']);
    const gone = new Promise<void>((resolve) => server.getConnections(() => resolve()));
    first.socket.destroy();
    await gone;
    await expect.poll(async () => (await open()).answer).toBe('served');
    expect(await ask(second.socket)).toBe('served');
  },
);
