import { expect, test } from 'vitest';
import { createMemoryLimiter } from './memory-limiter.ts';

test('every window is counted, and each subject for itself', async () => {
  const spend = createMemoryLimiter([
    { points: 9, seconds: 60 },
    { points: 2, seconds: 86_400 },
  ]);
  for (const _ of '12') await spend('ada');
  await expect(spend('ada')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 86_400,
  });
  await spend('bruno');
});
