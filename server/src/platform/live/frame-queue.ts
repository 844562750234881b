import type { WebSocket } from 'ws';

/** Frames that wait for the one before; beyond them nothing more is read from the client. */
const longestQueue = 16;

export type HandleFrame = (data: Buffer, isBinary: boolean) => Promise<void>;

/**
 * Handles one frame after the other, so that what a client sends is done in its order.
 * @returns adds a frame
 */
export function createFrameQueue(socket: WebSocket, handle: HandleFrame): HandleFrame {
  const waiting: [data: Buffer, isBinary: boolean][] = [];
  let isBusy = false;
  return async (data, isBinary) => {
    waiting.push([data, isBinary]);
    if (waiting.length > longestQueue) socket.pause();
    if (isBusy) return;
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) await handle(...next);
    isBusy = false;
    if (socket.isPaused) socket.resume();
  };
}
