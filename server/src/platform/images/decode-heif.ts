import { Worker } from 'node:worker_threads';
import { imageRules } from './rules.ts';

/** Upright pixels, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

interface HeifLimits {
  readonly maxPixels: number;
  /** Bytes the decoder's own memory may grow to. */
  readonly maxMemory: number;
  /** Seconds. */
  readonly timeout: number;
}
/** What the thread is given. */
export interface HeifTask extends Omit<HeifLimits, 'timeout'> {
  readonly path: string;
}
export type HeifAnswer = Pixels | { readonly fault: string };

const mebibyte = 1024 * 1024;
const usualLimits: HeifLimits = {
  maxPixels: imageRules.maxHeifPixels,
  maxMemory: 640 * mebibyte,
  timeout: imageRules.timeout,
};

/**
 * Decodes a HEIF picture in a thread of its own, which ends with it, whatever the file does there:
 * limited in pixels before anything is decoded, in memory, and in time.
 */
export async function decodeHeif(path: string, limits: Partial<HeifLimits> = {}): Promise<Pixels> {
  const { timeout, ...rest } = { ...usualLimits, ...limits };
  const task: HeifTask = { path, ...rest };
  const worker = new Worker(new URL('./heif-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    stdout: true,
    stderr: true,
    env: {},
    execArgv: [],
  });
  const { promise, resolve, reject } = Promise.withResolvers<HeifAnswer>();
  const tooLong = setTimeout(() => reject(new Error('too long')), timeout * 1000);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('ended without an answer')));
  try {
    const answer = await promise;
    if ('fault' in answer) throw new Error(answer.fault);
    return answer;
  } finally {
    clearTimeout(tooLong);
    await worker.terminate();
  }
}
