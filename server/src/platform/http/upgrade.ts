import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

interface Upgrade {
  readonly socket: Socket;
  readonly head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();
const ignore = () => undefined;

/**
 * Has requests to upgrade a connection pass the hooks of every call, limits and refusals included, on
 * their way to a route that takes them.
 */
export function dispatchUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request, duplex, head: Buffer) => {
    const socket = duplex as Socket;
    // A peer that resets the connection; who takes the upgrade listens from then on.
    socket.on('error', ignore);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.end());
    upgrades.set(request, { socket, head });
    app.routing(request, response);
  });
}

/**
 * Takes the connection away from HTTP; its errors are the taker's, in the same turn.
 * @throws AppError malformed, with 426, where the request asks for no upgrade
 */
export function takeUpgrade({ raw }: FastifyRequest, reply: FastifyReply): Upgrade {
  const upgrade = upgrades.get(raw);
  if (!upgrade) {
    reply.header('upgrade', 'websocket').header('connection', 'upgrade');
    throw new AppError('malformed', { status: 426 });
  }
  reply.hijack();
  reply.raw.detachSocket(upgrade.socket);
  upgrade.socket.off('error', ignore);
  return upgrade;
}
