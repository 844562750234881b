// What 5,000 idle live connections hold in memory, in the product and in a bare `ws` server of the same
// run: resident memory after a collection, before and after they are opened.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { signInMany } from './people.ts';
import { startProduct } from './product.ts';
import { type Running, running } from './running.ts';

const many = 5_000;
/** Opened and closed before the first figure: code that is compiled, buffers that are kept. */
const warmUp = 500;
const measured = ['--expose-gc', '--import', './bench/memory.ts'];

// Behind a proxy all connections come from one network.
const product = await startProduct({ DEMO: 'off', TRUST_PROXY: '1' }, measured);
const tokens = await signInMany(product.databaseUrl, many);
const floor = await running([...measured, 'bench/bare-sockets.ts'], {});

async function open(url: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, {
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'authenticate', token }));
  await once(socket, 'message');
  return socket;
}

async function openAll(url: string, wanted: readonly string[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  // So many at once as a listening socket lets wait.
  for (let from = 0; from < wanted.length; from += 100) {
    const next = wanted.slice(from, from + 100).map((token) => open(url, token));
    sockets.push(...(await Promise.all(next)));
  }
  return sockets;
}

async function closeAll(sockets: readonly WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map((socket) => {
      socket.close();
      return once(socket, 'close');
    }),
  );
}

async function bytesHeld({ process: child }: Running): Promise<number> {
  const told = Promise.withResolvers<number>();
  const hear = (output: string) => {
    const [, bytes] = /holds (\d+) bytes/.exec(output) ?? [];
    if (bytes) told.resolve(Number(bytes));
  };
  child.stdout.on('data', hear);
  child.kill('SIGUSR2');
  const bytes = await told.promise;
  child.stdout.off('data', hear);
  return bytes;
}

async function bytesEach(server: Running): Promise<number> {
  await closeAll(await openAll(server.url, tokens.slice(0, warmUp)));
  const before = await bytesHeld(server);
  const sockets = await openAll(server.url, tokens);
  const after = await bytesHeld(server);
  await closeAll(sockets);
  return (after - before) / many;
}

const ours = await bytesEach(product);
const bare = await bytesEach(floor);
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(
  `${many} idle connections: ${kb(ours)} each, a bare ws server ${kb(bare)}: ${(ours / bare).toFixed(2)} times`,
);
await floor.stop();
await product.stop();
