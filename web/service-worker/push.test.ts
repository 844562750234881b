import { expect, test, vi } from 'vitest';

const shown: string[] = [];
const ready = Promise.withResolvers<void>();
vi.stubGlobal('self', {
  registration: {
    showNotification: async (title: string) => {
      // As where the icons of the first come from the network, and those of the second are there.
      if (title === 'Five days') await ready.promise;
      shown.push(title);
    },
  },
});
const { showPush } = await import('./push.ts');

test('pushes are shown in the order in which they came, so that the latest of a tag stays', async () => {
  const first = push('Five days');
  const second = push('Six days');
  // The second is through by now where it does not wait.
  await new Promise((resolve) => setTimeout(resolve));
  ready.resolve();
  await Promise.all([first, second]);
  expect(shown).toEqual(['Five days', 'Six days']);
});

function push(title: string): Promise<unknown> {
  const waitUntil = vi.fn<(shown: Promise<unknown>) => void>();
  const data = { json: () => ({ notification: { title } }) };
  showPush(Object.assign(new Event('push'), { data, waitUntil }) as unknown as PushEvent);
  return Promise.all(waitUntil.mock.calls.map(([promise]) => promise));
}
