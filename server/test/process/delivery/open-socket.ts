import { once } from 'node:events';
import { apiBase } from '@stratum/contract/route';
import { socketPath } from '@stratum/contract/socket-protocol';
import { WebSocket } from 'ws';

/** Milliseconds that a server has to sign somebody in. */
const patience = 5_000;

/** A connection that is signed in; null where there was none to be had. */
export async function openSocket(
  url: string,
  token: string,
): Promise<{ socket: WebSocket; closed: Promise<unknown> } | null> {
  const socket = new WebSocket(url.replace('http', 'ws') + apiBase + socketPath);
  const late = setTimeout(() => socket.terminate(), patience);
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const signIn = async () => {
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'authenticate', token }));
    const [data] = await once(socket, 'message');
    return JSON.parse(String(data)).type === 'ready';
  };
  const isReady = await Promise.race([signIn().catch(() => false), closed.then(() => false)]);
  clearTimeout(late);
  if (isReady) return { socket, closed };
  socket.terminate();
  return null;
}
