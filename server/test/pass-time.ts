import { vi } from 'vitest';
import type { TestApp } from './create-test-app.ts';

/** Moves the product's clock and the one the limits read. Real time is back with `vi.useRealTimers`. */
export function createTime(on: TestApp) {
  vi.useFakeTimers({ toFake: ['Date'] });
  return (seconds: number) => {
    on.clock.advance(seconds * 1000);
    vi.setSystemTime(Date.now() + seconds * 1000);
  };
}
