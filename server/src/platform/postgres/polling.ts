import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 5;

/** Waits until the condition holds; false when it does not within the time given. */
export async function waitUntil(milliseconds: number, condition: () => boolean | Promise<boolean>) {
  const end = performance.now() + milliseconds;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await wait(PAUSE_MS);
  }
  return true;
}
