import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { limits } from '@stratum/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { newEntry } from './outbox-entry.ts';
import { outboxStorage } from './outbox-storage.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a key that is never given holds up no write: it counts as one that cannot be stored', async () => {
  vi.useFakeTimers();
  const never = () => new Promise<string>(() => undefined);
  const storage = outboxStorage('outbox', { encrypt: never, decrypt: never });
  const entry = newEntry({
    ownerId: 'ada',
    endpoint: dailyWinEndpoints.postDailyWin,
    input: {},
    object: 'daily-wins/2026-11-22',
    label: 'Alarm: yes',
    day: null,
    now: 0,
    newestId: '',
  });
  const written = storage.write(entry, null);
  const isRejected = expect(written).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(limits.persistence.rehydrationTimeout);
  await isRejected;
});
