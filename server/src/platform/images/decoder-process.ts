import { fileURLToPath } from 'node:url';
import { type ProcessLimits, runBounded } from '../processes/bounded-process.ts';
import type { DecoderTask } from './decoder-task.ts';
import { imageRules } from './rules.ts';

const decoder = {
  entry: fileURLToPath(new URL('./decoder/main.ts', import.meta.url)),
  heap: 96,
};

/**
 * Decodes one picture in a process of its own.
 * @returns a WebP file
 * @throws AppError as `runBounded` does
 */
export async function decodeInProcess(
  task: DecoderTask,
  limits: ProcessLimits = imageRules,
): Promise<Buffer> {
  const bytes = await runBounded<DecoderTask, Uint8Array>(decoder, task, limits);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
