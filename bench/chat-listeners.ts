// Members of a group who follow it, in a process of their own beside the load: each message counts as
// told when the last of them has it. Run by bench/chat-fanout.ts, over the channel to its parent.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { now } from './inside.ts';

interface Order {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly groupId: string;
}

let sockets: WebSocket[] = [];
/** For each message in turn, how many have it, and when the last one got it. */
let told: { by: number; at: number }[] = [];

const start = Buffer.from('{"type":"message",');

async function follow({ url, groupId }: Order, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, {
    perMessageDeflate: false,
  });
  let count = 0;
  const resumed = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer) => {
    if (data.subarray(0, start.length).equals(start)) {
      const message = (told[count] ??= { by: 0, at: 0 });
      message.by += 1;
      message.at = now();
      count += 1;
    } else if (data.includes('"type":"resumed"')) resumed.resolve();
  });
  socket.on('close', (code) => code !== 1005 && process.send?.({ closed: code }));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'authenticate', token }));
  socket.send(JSON.stringify({ type: 'resume', groups: { [groupId]: 'now' } }));
  await resumed.promise;
  return socket;
}

async function followAll(order: Order): Promise<number> {
  told = [];
  const began = now();
  const { tokens } = order;
  // So many at once as a listening socket lets wait.
  for (let from = 0; from < tokens.length; from += 200) {
    const next = tokens.slice(from, from + 200).map((token) => follow(order, token));
    sockets.push(...(await Promise.all(next)));
  }
  return now() - began;
}

async function leaveAll(): Promise<void> {
  const ends = sockets.map((socket) => once(socket, 'close'));
  for (const socket of sockets) socket.close();
  await Promise.all(ends);
  sockets = [];
}

process.on('message', (order: Order | 'leave' | 'told') => {
  if (order === 'leave') {
    void leaveAll().then(() => process.send?.({ left: true }));
  } else if (order === 'told') {
    process.send?.({ told: told.filter(({ by }) => by === sockets.length).map(({ at }) => at) });
  } else {
    void followAll(order).then((joinedIn) => process.send?.({ joinedIn }));
  }
});
