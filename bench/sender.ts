import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A live connection that is signed in. */
export async function signedIn(url: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, {
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'authenticate', token }));
  await once(socket, 'message');
  return socket;
}

export interface Load {
  readonly groupId: string;
  readonly count: number;
  /** Messages that wait for their acknowledgement at once. */
  readonly inFlight: number;
}

/** Sends messages by one connection; resolves once all are acknowledged. */
export async function sendAll(
  socket: WebSocket,
  { groupId, count, inFlight }: Load,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let [sent, stored] = [0, 0];
  const send = () => {
    sent += 1;
    const message = { clientId: randomUUID(), type: 'text', body: 'Up at six, as we said.' };
    socket.send(JSON.stringify({ type: 'send_message', groupId, message }));
  };
  const hear = (data: Buffer) => {
    if (data.includes('"type":"error"')) reject(new Error(data.toString()));
    if (!data.includes('"message_stored"')) return;
    stored += 1;
    if (sent < count) send();
    if (stored === count) resolve();
  };
  socket.on('message', hear);
  for (let first = 0; first < Math.min(inFlight, count); first += 1) send();
  await promise;
  socket.off('message', hear);
}
