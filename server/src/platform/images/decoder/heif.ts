import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { HeifPicture } from './heif-tiles.ts';

/**
 * Decodes a HEIF picture, not turned upright yet and made smaller where it is much larger than a
 * screen. In a thread of its own: WebAssembly leaves its thread for nothing else, the end of the
 * server included.
 */
export async function decodeHeif(path: string): Promise<HeifPicture> {
  const worker = new Worker(new URL('./heif-worker.ts', import.meta.url), { workerData: path });
  const ended = once(worker, 'exit');
  const message = await once(worker, 'message');
  // The decoder's memory is free before the picture is drawn.
  await ended;
  return message[0];
}
