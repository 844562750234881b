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
const droppable: ReadonlySet<string> = new Set(['typing', 'presence', 'heartbeat']);

/** Milliseconds between two looks at a buffer that is full. */
const roomPause = 5;

/** What a refused frame carried. */
export interface RefusedFrame {
  readonly clientId?: string;
  readonly groupId?: GroupId;
}

/** The server's end of a connection: what leaves by it, within bounds of memory. */
export interface Outlet {
  send(type: string, text: Buffer | string): void;
  sendFrame(frame: ServerFrame): void;
  /** Says that a frame was refused, and which. */
  refuse(code: ErrorCode, named?: RefusedFrame): void;
  /** Resolves once there is room for what must not be lost, or the connection is closed. */
  room(): Promise<void>;
  close(code: number, reason?: string): void;
  isOpen(): boolean;
  /** The code that it was first closed with from here; null where it was not. */
  closedWith(): number | null;
}

/** @param locale of the sentences of refusals */
export function createOutlet(socket: WebSocket, locale: Locale, metrics: SocketMetrics): Outlet {
  let closedWith: number | null = null;
  const close = (code: number, reason = '') => {
    closedWith ??= code;
    socket.close(code, reason);
  };
  const send = (type: string, text: Buffer | string) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    const { bufferedAmount } = socket;
    if (bufferedAmount > bufferLimits.all) return close(closeCodes.slowReader, 'resume');
    if (bufferedAmount > bufferLimits.droppable && droppable.has(type)) return;
    metrics.frames.inc({ direction: 'out' });
    socket.send(text, { binary: false });
  };
  const sendFrame = (frame: ServerFrame) => send(frame.type, JSON.stringify(frame));
  return {
    send,
    sendFrame,
    refuse(code, named = {}) {
      sendFrame({ type: 'error', ...named, error: { code, message: errorMessage(locale, code) } });
    },
    async room() {
      // ws tells nobody when its buffer has run dry.
      while (socket.readyState === WebSocket.OPEN && socket.bufferedAmount > bufferLimits.droppable)
        await pause(roomPause);
    },
    close,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    closedWith: () => closedWith,
  };
}
