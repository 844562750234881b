// What 5,000 live connections hold in memory, in the product and in a bare `ws` server of the same run:
// resident memory after a collection, before and after they are opened: idle, or each following one of
// five groups of a thousand. A run has one of both, for what a process was given it keeps.
// `node bench/sockets.ts [following]`
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { makeGroups } from './chat-groups.ts';
import { enrolMany } from './people.ts';
import { startProduct } from './product.ts';
import { type Running, running } from './running.ts';

const many = 5_000;
/** Opened and closed before the first figure: code that is compiled, buffers that are kept. */
const warmUp = 500;
const measured = ['--expose-gc', '--import', './bench/memory.ts'];

// Behind a proxy all connections come from one network.
const product = await startProduct({ DEMO: 'off', TRUST_PROXY: '1' }, measured);
const floor = await running([...measured, 'bench/bare-sockets.ts'], {});
const people = await enrolMany(product.databaseUrl, many);
const groupSize = 1_000;
const membersOf = (at: number) =>
  people.slice(at * groupSize, (at + 1) * groupSize).map(({ id }) => id);
const groupIds = await makeGroups(
  product.databaseUrl,
  Array.from({ length: many / groupSize }, (_, at) => membersOf(at)),
);

interface Client {
  readonly token: string;
  /** The group that it follows. */
  readonly groupId?: string | undefined;
}

async function open(url: string, { token, groupId }: Client): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, {
    perMessageDeflate: false,
  });
  socket.on('close', (code) => {
    if (code >= 4_400) throw new Error(`a connection was closed with ${code}`);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'authenticate', token }));
  await once(socket, 'message');
  if (groupId) await resumed(socket, groupId);
  return socket;
}

/** One listener for all frames: several may arrive at once, and the next `once` would come too late. */
function resumed(socket: WebSocket, groupId: string): Promise<void> {
  return new Promise((resolve) => {
    const hear = (data: Buffer) => {
      if (!data.includes('"type":"resumed"')) return;
      socket.off('message', hear);
      resolve();
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ type: 'resume', groups: { [groupId]: 'now' } }));
  });
}

async function openAll(url: string, wanted: readonly Client[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  // So many at once as a listening socket lets wait.
  for (let from = 0; from < wanted.length; from += 100) {
    const next = wanted.slice(from, from + 100).map((client) => open(url, client));
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

async function bytesEach(server: Running, clients: readonly Client[]): Promise<number> {
  await closeAll(await openAll(server.url, clients.slice(0, warmUp)));
  const before = await bytesHeld(server);
  const sockets = await openAll(server.url, clients);
  const after = await bytesHeld(server);
  await closeAll(sockets);
  return (after - before) / many;
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const bare = await bytesEach(floor, people);
const isFollowing = process.argv[2] === 'following';
const clients = people.map(({ token }, at) => ({
  token,
  groupId: isFollowing ? groupIds[Math.floor(at / groupSize)] : undefined,
}));
const ours = await bytesEach(product, clients);
console.log(
  `${many} ${isFollowing ? 'following' : 'idle'} connections: ${kb(ours)} each, a bare ws server ${kb(bare)}: ${(ours / bare).toFixed(2)} times`,
);
await floor.stop();
await product.stop();
