import type { WebSocket } from 'ws';

/** Frames that wait for the one before; beyond them nothing more is read from the client. */
const longestQueue = 16;

export interface FrameHandler {
  handle(data: Buffer, isBinary: boolean): Promise<void>;
  /** Told what handling a frame threw; the frames behind it are handled all the same. */
  fail(error: unknown): void;
}

/** Handles one frame after the other, so that what a client sends is done in its order. */
export class FrameQueue {
  readonly #socket: Pick<WebSocket, 'isPaused' | 'pause' | 'resume'>;
  readonly #handler: FrameHandler;
  /** What waits behind the frame that is handled; null where none is. */
  #waiting: [data: Buffer, isBinary: boolean][] | null = null;

  constructor(socket: Pick<WebSocket, 'isPaused' | 'pause' | 'resume'>, handler: FrameHandler) {
    this.#socket = socket;
    this.#handler = handler;
  }

  async add(data: Buffer, isBinary: boolean): Promise<void> {
    if (this.#waiting) {
      this.#waiting.push([data, isBinary]);
      if (this.#waiting.length > longestQueue) this.#socket.pause();
      return;
    }
    const waiting: [Buffer, boolean][] = [[data, isBinary]];
    this.#waiting = waiting;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await this.#handler.handle(...next).catch((error: unknown) => this.#handler.fail(error));
    }
    this.#waiting = null;
    if (this.#socket.isPaused) this.#socket.resume();
  }
}
