import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp } from '../../../test/create-test-app.ts';
import { connectLive } from '../../../test/live-client.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('every twenty seconds a connection is pinged and sent a heartbeat, and ends where no answer comes', async () => {
  const on = await openTestApp();
  const url = await on.app.listen({ host: '127.0.0.1', port: 0 });
  const { token } = await on.build.user();
  const [living, dead] = [await connectLive(url, token), await connectLive(url, token)];
  // As where the network is gone: nothing is read, so nothing is answered.
  dead.socket.pause();
  for (let beat = 0; beat < 3; beat += 1) {
    const pinged = once(living.socket, 'ping');
    vi.advanceTimersByTime(20_000);
    await pinged;
    expect(await living.next('heartbeat')).toEqual({ type: 'heartbeat' });
    // Its answer has arrived before that of the frame behind it.
    living.send({ type: 'unknown' });
    await living.next('error');
  }
  dead.socket.resume();
  expect((await dead.closed).code).toBe(1006);
  expect(dead.frames.filter(({ type }) => type === 'heartbeat')).toHaveLength(1);
  await on.close();
});
