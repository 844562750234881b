import type { WebSocket } from 'ws';

/** Frames that wait for the one before; beyond them nothing more is read from the client. */
const longestQueue = 16;

type HandleFrame = (data: Buffer, isBinary: boolean) => Promise<void>;

/**
 * Handles one frame after the other, so that what a client sends is done in its order.
 * @param onFailure told what handling a frame threw; the frames behind it are handled all the same
 * @returns adds a frame
 */
export function createFrameQueue(
  socket: Pick<WebSocket, 'isPaused' | 'pause' | 'resume'>,
  handle: HandleFrame,
  onFailure: (error: unknown) => void,
): HandleFrame {
  const waiting: [data: Buffer, isBinary: boolean][] = [];
  let isBusy = false;
  return async (data, isBinary) => {
    waiting.push([data, isBinary]);
    if (waiting.length > longestQueue) socket.pause();
    if (isBusy) return;
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await handle(...next).catch(onFailure);
    }
    isBusy = false;
    if (socket.isPaused) socket.resume();
  };
}
