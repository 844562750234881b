import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorCode } from '@stratum/contract/errors';
import type { GroupId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { ServerFrame } from '@stratum/contract/socket';
import { closeCodes } from '@stratum/contract/socket-protocol';
import { WebSocket } from 'ws';
import { errorMessage } from '../http/messages.ts';
import type { SocketMetrics } from './metrics.ts';

/** Bytes that wait for a slow reader: what can be missed is left out, then the connection is closed. */
const bufferLimits = { droppable: 64 * 1024, all: 256 * 1024 };
/** What a slow reader can do without. */
const droppable: ReadonlySet<ServerFrame['type']> = new Set(['typing', 'presence', 'heartbeat']);

/** Milliseconds between two looks at a buffer that is full. */
const roomPause = 5;

/** What a refused frame carried. */
export interface RefusedFrame {
  readonly clientId?: string;
  readonly groupId?: GroupId;
}

/** The server's end of a connection: what leaves by it, within bounds of memory. */
export class Outlet {
  readonly #socket: WebSocket;
  /** Of the sentences of refusals. */
  readonly #locale: Locale;
  readonly #metrics: SocketMetrics;
  /** The code that it was first closed with from here; null where it was not. */
  closedWith: number | null = null;

  constructor(socket: WebSocket, locale: Locale, metrics: SocketMetrics) {
    this.#socket = socket;
    this.#locale = locale;
    this.#metrics = metrics;
  }

  send(frame: ServerFrame): void {
    this.deliver(frame.type, JSON.stringify(frame));
  }

  /** Sends a frame that is serialised. */
  deliver(type: ServerFrame['type'], text: Buffer | string): void {
    if (!this.isOpen()) return;
    const { bufferedAmount } = this.#socket;
    if (bufferedAmount > bufferLimits.all) return this.close(closeCodes.slowReader, 'resume');
    if (bufferedAmount > bufferLimits.droppable && droppable.has(type)) return;
    this.#metrics.frames.inc({ direction: 'out' });
    this.#socket.send(text, { binary: false });
  }

  /** Says that a frame was refused, and which. */
  refuse(code: ErrorCode, named: RefusedFrame = {}): void {
    const error = { code, message: errorMessage(this.#locale, code) };
    this.send({ type: 'error', ...named, error });
  }

  /** Resolves once there is room for what must not be lost, or the connection is closed. */
  async room(): Promise<void> {
    // ws tells nobody when its buffer has run dry.
    while (this.isOpen() && this.#socket.bufferedAmount > bufferLimits.droppable)
      await pause(roomPause);
  }

  close(code: number, reason = ''): void {
    this.closedWith ??= code;
    this.#socket.close(code, reason);
  }

  isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }
}
