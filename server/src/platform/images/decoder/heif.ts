import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { HeifPicture } from './heif-tiles.ts';

/**
 * Decodes a HEIF picture, not turned upright yet and made smaller where it is much larger than a
 * screen. In a thread of its own: WebAssembly blocks its thread, and the main one has to see the
 * end of the server.
 */
export async function decodeHeif(path: string): Promise<HeifPicture> {
  const worker = new Worker(new URL('./heif-worker.ts', import.meta.url), { workerData: path });
  // With the thread's end its memory is free before the picture is drawn.
  const [message] = await Promise.all([once(worker, 'message'), once(worker, 'exit')]);
  return message[0];
}
