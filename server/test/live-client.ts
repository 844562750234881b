import { once } from 'node:events';
import { apiBase } from '@stratum/contract/route';
import { type ServerFrame, serverFrameSchema } from '@stratum/contract/socket';
import { socketPath } from '@stratum/contract/socket-protocol';
import { WebSocket } from 'ws';

/** A client of the live connection, which keeps what it is sent. */
export interface LiveClient {
  readonly socket: WebSocket;
  readonly frames: readonly ServerFrame[];
  send(frame: object | string): void;
  /** The first frame of a type, once it has come; each is given once. */
  next<Type extends ServerFrame['type']>(type: Type): Promise<Extract<ServerFrame, { type: Type }>>;
  /** How the server has closed it, once it has. */
  readonly closed: Promise<{ code: number; reason: string }>;
}

/**
 * Opens a connection, which ends with the server.
 * @param url of the server, without a path
 */
export async function openLive(
  url: string,
  headers: Record<string, string> = {},
  base: string = apiBase,
): Promise<LiveClient> {
  const socket = new WebSocket(url.replace('http', 'ws') + base + socketPath, { headers });
  const client = clientOf(socket);
  await once(socket, 'open');
  return client;
}

/** Opens a connection and signs in. */
export async function connectLive(url: string, token: string): Promise<LiveClient> {
  const client = await openLive(url);
  client.send({ type: 'authenticate', token });
  await client.next('ready');
  return client;
}

function clientOf(socket: WebSocket): LiveClient {
  const frames: ServerFrame[] = [];
  const taken = new Set<ServerFrame>();
  const waiting = new Set<() => void>();
  const closed = Promise.withResolvers<{ code: number; reason: string }>();
  socket.on('error', () => undefined);
  socket.on('close', (code, reason) => closed.resolve({ code, reason: String(reason) }));
  socket.on('message', (data: Buffer) => {
    frames.push(serverFrameSchema.parse(JSON.parse(data.toString('utf8'))));
    for (const look of waiting) look();
  });
  return {
    socket,
    frames,
    closed: closed.promise,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next(type) {
      const found = Promise.withResolvers<Extract<ServerFrame, { type: typeof type }>>();
      const look = () => {
        const frame = frames.find((each) => each.type === type && !taken.has(each));
        if (!frame) return;
        taken.add(frame);
        waiting.delete(look);
        found.resolve(frame as Extract<ServerFrame, { type: typeof type }>);
      };
      waiting.add(look);
      look();
      void closed.promise.then(({ code }) =>
        found.reject(new Error(`closed with ${code} before ${type}`)),
      );
      return found.promise;
    },
  };
}
