import { endsSession } from '@stratum/contract/errors';
import type { Locale } from '@stratum/contract/locale';
import type { ServerFrame } from '@stratum/contract/socket';
import { closeCodes } from '@stratum/contract/socket-protocol';
import { type RawData, WebSocket } from 'ws';
import type { FindCaller } from '../http/bind.ts';
import type { Caller } from '../http/call.ts';
import { toAppError } from '../http/error-sink.ts';
import type { Spend } from '../limits/memory-limiter.ts';
import type { Log } from '../log.ts';
import { type FrameHandler, FrameQueue } from './frame-queue.ts';
import { answerFrame, type LivePart } from './frames.ts';
import type { Hub, Member } from './hub.ts';
import type { SocketMetrics } from './metrics.ts';
import { Outlet } from './outlet.ts';
import { readFrame } from './read-frame.ts';
import { SignedIn } from './signed-in.ts';

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
  /** Ends a session that is over. */
  readonly endOver: (member: Member) => void;
  readonly metrics: SocketMetrics;
  /** What domains do on connections. */
  readonly parts: readonly LivePart[];
  readonly log: Log;
  /** Called once a connection is closed. */
  readonly onClose: (connection: Connection) => void;
}

const heartbeat = Buffer.from(JSON.stringify({ type: 'heartbeat' } satisfies ServerFrame));

/** A socket by which its listeners, which all sockets share, find its connection. */
export class LiveSocket extends WebSocket {
  connection: Connection | null = null;
}

/**
 * One live connection, from its upgrade on. A process has thousands that mostly wait, so that methods
 * and listeners are shared, and each keeps a few fields.
 */
export class Connection implements FrameHandler {
  readonly #deps: ConnectionDeps;
  readonly #socket: LiveSocket;
  readonly #outlet: Outlet;
  readonly #frames: FrameQueue;
  /** Runs until the client has authenticated. */
  #late: NodeJS.Timeout | null;
  #signedIn: SignedIn | null = null;
  #isAlive = true;
  #received = 0;

  constructor(deps: ConnectionDeps, socket: LiveSocket, locale: Locale) {
    this.#deps = deps;
    this.#socket = socket;
    this.#outlet = new Outlet(socket, locale, deps.metrics);
    this.#frames = new FrameQueue(socket, this);
    this.#late = setTimeout(
      () => this.#outlet.close(closeCodes.authenticationTimeout),
      authenticationTimeout,
    );
    socket.connection = this;
    socket.on('message', onMessage).on('pong', onPong).on('error', onError).on('close', onClose);
  }

  /** Pings the client, and ends a connection that has not answered the ping before. */
  beat(): void {
    if (!this.#isAlive) return this.terminate();
    this.#isAlive = false;
    this.#socket.ping();
    if (this.#signedIn) this.#outlet.deliver('heartbeat', heartbeat);
  }

  /** Something has come from the client: its network is there, and it does not sleep. */
  see(): void {
    this.#isAlive = true;
  }

  /** Tells the client to connect again. */
  restart(): void {
    this.#outlet.close(closeCodes.restart);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  async receive(data: Buffer, isBinary: boolean): Promise<void> {
    this.see();
    this.#deps.metrics.frames.inc({ direction: 'in' });
    if (await this.#isWithinRate()) await this.#frames.add(data, isBinary);
    else this.#outlet.close(closeCodes.tooMuch);
  }

  async handle(data: Buffer, isBinary: boolean): Promise<void> {
    if (this.#outlet.closedWith !== null) return;
    const frame = readFrame(data, isBinary);
    if ('refusal' in frame) return this.#outlet.refuse(frame.refusal, namedBy(frame));
    if (frame.type === 'heartbeat') return;
    if (frame.type === 'authenticate') return this.#authenticate(frame.token);
    if (!this.#signedIn) return this.#outlet.refuse('invalid_input');
    await answerFrame(this.#deps.parts, this.#signedIn, frame);
  }

  /** The connection goes on. */
  fail(error: unknown): void {
    this.#deps.log.error({ err: error }, 'a frame could not be handled');
    this.#outlet.refuse(toAppError(error).code);
  }

  closed(code: number): void {
    const { metrics, onClose: tell } = this.#deps;
    this.#signInIsOver();
    if (this.#signedIn) depart(this.#deps, this.#signedIn);
    metrics.connections.dec();
    metrics.closes.inc({ code: this.#outlet.closedWith ?? code });
    tell(this);
  }

  async #authenticate(token: string): Promise<void> {
    if (this.#signedIn) return this.#outlet.refuse('conflict');
    const caller = await callerOf(this.#deps, this.#outlet, token);
    // The client may have gone while its session was looked up.
    if (!caller || !this.#outlet.isOpen()) return;
    this.#signInIsOver();
    this.#signedIn = new SignedIn(caller, this.#outlet);
    await enter(this.#deps, this.#signedIn);
  }

  #signInIsOver(): void {
    if (this.#late) clearTimeout(this.#late);
    this.#late = null;
  }

  async #isWithinRate(): Promise<boolean> {
    if (this.#signedIn) return isLetThrough(this.#deps.limitFrames(this.#signedIn.userId));
    this.#received += 1;
    return this.#received <= framesBefore;
  }
}

function connectionOf(socket: WebSocket): Connection | null {
  return socket instanceof LiveSocket ? socket.connection : null;
}

/** Whole buffers, as by ws's default. */
function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  void connectionOf(this)?.receive(data as Buffer, isBinary);
}

function onPong(this: WebSocket): void {
  connectionOf(this)?.see();
}

/** What breaks the protocol closes the connection by the protocol's own codes. */
function onError(): void {}

function onClose(this: WebSocket, code: number): void {
  connectionOf(this)?.closed(code);
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

function depart({ hub, parts }: ConnectionDeps, signedIn: SignedIn): void {
  hub.leave(signedIn);
  for (const part of parts) part.leave(signedIn);
}

/** From here on it is told what happens to its person. */
async function enter({ hub, parts, endOver }: ConnectionDeps, signedIn: SignedIn): Promise<void> {
  hub.join(signedIn);
  // What happens from the moment on in which it may fetch reaches it.
  await Promise.all(parts.map((part) => part.join(signedIn)));
  signedIn.refresh();
  endOver(signedIn);
}

function namedBy({ clientId }: { readonly clientId?: string }) {
  return clientId === undefined ? {} : { clientId };
}

async function isLetThrough(spending: Promise<void>): Promise<boolean> {
  return spending.then(
    () => true,
    () => false,
  );
}
