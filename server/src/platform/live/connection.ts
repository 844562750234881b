import { endsSession } from '@stratum/contract/errors';
import type { Locale } from '@stratum/contract/locale';
import type { ServerFrame } from '@stratum/contract/socket';
import { closeCodes } from '@stratum/contract/socket-protocol';
import { WebSocket } from 'ws';
import type { FindCaller } from '../http/bind.ts';
import type { Caller } from '../http/call.ts';
import { toAppError } from '../http/error-sink.ts';
import type { Spend } from '../limits/memory-limiter.ts';
import type { Log } from '../log.ts';
import { createFrameQueue } from './frame-queue.ts';
import { answerFrame, type LivePart, type LivePeer } from './frames.ts';
import type { Hub, Member } from './hub.ts';
import { createLiveness } from './liveness.ts';
import type { SocketMetrics } from './metrics.ts';
import { createOutlet, type Outlet } from './outlet.ts';
import { readFrame } from './read-frame.ts';

/** Milliseconds in which a client has to authenticate. */
const authenticationTimeout = 5_000;
/** Live connections of a person to this process: tabs and devices. */
const connectionsOfPerson = 30;
/** Frames that a client may send before it is signed in. */
const framesBefore = 10;

export interface ConnectionDeps {
  readonly hub: Hub;
  readonly findCaller: FindCaller;
  /** Counts a frame of a person. @throws AppError too_many_requests */
  readonly limitFrames: Spend;
  /** Ends the sessions, of those given, that are over. */
  readonly endOver: (members: readonly Member[]) => void;
  readonly metrics: SocketMetrics;
  /** What domains do on connections. */
  readonly parts: readonly LivePart[];
  readonly log: Log;
}

/** One live connection, from its upgrade on. */
export interface Connection {
  /** Pings the client, and ends a connection that has not answered the ping before. */
  beat(): void;
  /** Tells the client to connect again. */
  restart(): void;
  terminate(): void;
}

const heartbeat = Buffer.from(JSON.stringify({ type: 'heartbeat' } satisfies ServerFrame));

/** @param onClose called once it is closed */
export function acceptConnection(
  deps: ConnectionDeps,
  socket: WebSocket,
  locale: Locale,
  onClose: () => void,
): Connection {
  const { metrics } = deps;
  const outlet = createOutlet(socket, locale, metrics);
  const late = setTimeout(
    () => outlet.close(closeCodes.authenticationTimeout),
    authenticationTimeout,
  );
  let signedIn: SignedIn | null = null;
  const liveness = createLiveness(socket);
  let received = 0;

  const handle = async (data: Buffer, isBinary: boolean) => {
    if (outlet.closedWith() !== null) return;
    const frame = readFrame(data, isBinary);
    if ('refusal' in frame) return outlet.refuse(frame.refusal, namedBy(frame));
    if (frame.type === 'heartbeat') return;
    if (frame.type !== 'authenticate') {
      if (!signedIn) return outlet.refuse('invalid_input');
      return answerFrame(deps.parts, signedIn.peer, frame);
    }
    if (signedIn) return outlet.refuse('conflict');
    const caller = await callerOf(deps, outlet, frame.token);
    // The client may have gone while its session was looked up.
    if (!caller || !outlet.isOpen()) return;
    clearTimeout(late);
    signedIn = { member: memberOf(caller, outlet), peer: peerOf(caller, outlet) };
    await enter(deps, signedIn);
  };
  const queue = createFrameQueue(socket, handle, (error) => refuse(deps, outlet, error));
  const receive = async (data: Buffer, isBinary: boolean) => {
    liveness.see();
    received += 1;
    metrics.frames.inc({ direction: 'in' });
    const isWithinRate = signedIn
      ? await isLetThrough(deps.limitFrames(signedIn.member.userId))
      : received <= framesBefore;
    if (isWithinRate) await queue(data, isBinary);
    else outlet.close(closeCodes.tooMuch);
  };
  socket
    // Whole buffers, as by ws's default.
    .on('message', (data, isBinary) => void receive(data as Buffer, isBinary))
    // What breaks the protocol closes the connection by the protocol's own codes.
    .on('error', () => undefined)
    .on('close', (code) => {
      clearTimeout(late);
      if (signedIn) depart(deps, signedIn);
      metrics.connections.dec();
      metrics.closes.inc({ code: outlet.closedWith() ?? code });
      onClose();
    });
  return {
    beat() {
      if (liveness.ping() && signedIn) outlet.send('heartbeat', heartbeat);
    },
    restart: () => outlet.close(closeCodes.restart),
    terminate: () => socket.terminate(),
  };
}

/** Whose token it is; null where the connection was closed or the frame refused. */
async function callerOf(
  { findCaller, hub, log }: ConnectionDeps,
  outlet: Outlet,
  token: string,
): Promise<Caller | null> {
  try {
    const caller = await findCaller(token);
    if (hub.count(caller.userId) < connectionsOfPerson) return caller;
    outlet.close(closeCodes.tooMuch);
  } catch (error) {
    const failure = toAppError(error);
    if (endsSession(failure.code)) {
      outlet.close(closeCodes.unauthorized, failure.code);
    } else {
      log.warn({ err: error }, 'a live connection could not be signed in');
      outlet.refuse(failure.code);
    }
  }
  return null;
}

/** Says that a frame could not be handled; the connection goes on. */
function refuse({ log }: ConnectionDeps, outlet: Outlet, error: unknown): void {
  log.error({ err: error }, 'a frame could not be handled');
  outlet.refuse(toAppError(error).code);
}

interface SignedIn {
  readonly member: Member;
  readonly peer: LivePeer;
}

function depart({ hub, parts }: ConnectionDeps, { member, peer }: SignedIn): void {
  hub.leave(member);
  for (const part of parts) part.leave(peer);
}

/** From here on it is told what happens to its person. */
async function enter(
  { hub, parts, endOver }: ConnectionDeps,
  { member, peer }: SignedIn,
): Promise<void> {
  hub.join(member);
  // What happens from the moment on in which it may fetch reaches it.
  await Promise.all(parts.map((part) => part.join(peer)));
  member.refresh();
  endOver([member]);
}

function peerOf(caller: Caller, outlet: Outlet): LivePeer {
  const { sendFrame, send, room, refuse: say, closedWith, isOpen } = outlet;
  return {
    caller,
    send: sendFrame,
    deliver: send,
    room,
    isOpen: () => isOpen() && closedWith() === null,
    refuse: say,
  };
}

function namedBy({ clientId }: { readonly clientId?: string }) {
  return clientId === undefined ? {} : { clientId };
}

function memberOf({ userId, sessionId }: Caller, outlet: Outlet): Member {
  return {
    userId,
    sessionId,
    deliver: ({ type, text }) => outlet.send(type, text),
    refresh: () => outlet.sendFrame({ type: 'ready', userId }),
    end: (reason) => outlet.close(closeCodes.unauthorized, reason),
  };
}

async function isLetThrough(spending: Promise<void>): Promise<boolean> {
  return spending.then(
    () => true,
    () => false,
  );
}
