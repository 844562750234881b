import { CallError } from '../api/call-error.ts';

const firstDelay = 1_000;
const maxDelay = 30_000;

/**
 * How long to wait after so many failures in a row, in milliseconds: exponential backoff with half of
 * it left to chance, so that people who lost the same network do not come back at one moment; never
 * less than the server asks for.
 */
export function retryDelay(failures: number, error: unknown, random: () => number): number {
  const backoff = Math.min(firstDelay * 2 ** (failures - 1), maxDelay);
  const asked = error instanceof CallError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.max(asked, backoff * (0.5 + random() / 2));
}
