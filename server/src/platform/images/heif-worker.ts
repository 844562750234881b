import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeifAnswer, HeifTask } from './decode-heif.ts';

/** The part of WebAssembly's own types that is needed here; only a browser's library has them. */
interface GrowingMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly: { readonly Memory: { readonly prototype: GrowingMemory } };

const pageBytes = 65_536;

/** The decoder asks for memory by this one call; refused, it fails like any program without memory. */
function limitMemory(maxBytes: number): void {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (this: GrowingMemory, pages) {
    if (this.buffer.byteLength + pages * pageBytes > maxBytes) throw new RangeError('no memory');
    return grow.call(this, pages);
  };
}

async function decode({ path, maxPixels, maxMemory }: HeifTask): Promise<HeifAnswer> {
  limitMemory(maxMemory);
  const { default: heif } = await import('heic-decode');
  const pictures = await heif.all({ buffer: await readFile(path) });
  const [picture] = pictures;
  if (!picture) return { fault: 'no picture' };
  const { width, height } = picture;
  if (width * height > maxPixels) return { fault: 'too many pixels' };
  const { data } = await picture.decode();
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width, height };
}

const answer: HeifAnswer = await decode(workerData).catch((error: unknown) => ({
  fault: String(error),
}));
if ('data' in answer && answer.data.buffer instanceof ArrayBuffer) {
  parentPort?.postMessage(answer, [answer.data.buffer]);
} else {
  parentPort?.postMessage(answer);
}
