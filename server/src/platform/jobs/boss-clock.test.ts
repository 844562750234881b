import { afterEach, expect, test, vi } from 'vitest';
import { steadyClock } from './boss-clock.ts';

afterEach(() => void vi.useRealTimers());

test('the queue’s time runs on while the system’s clock is set back', () => {
  const before = steadyClock.now();
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  expect(steadyClock.now()).toBeGreaterThanOrEqual(before);
});

test('a timer beyond 24.8 days does not fire at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const fired = vi.fn();
  steadyClock.setTimeout(fired, 30 * 24 * 60 * 60 * 1000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fired).not.toHaveBeenCalled();
});
