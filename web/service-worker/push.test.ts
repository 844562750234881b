import { beforeEach, expect, test, vi } from 'vitest';

const shown: string[] = [];
const ready = Promise.withResolvers<void>();
const opened: string[] = [];
const show = vi.fn<ServiceWorkerRegistration['showNotification']>(async (title) => {
  // As where the icons of the first come from the network, and those of the second are there.
  if (title === 'Five days') await ready.promise;
  shown.push(title);
});
vi.stubGlobal('self', {
  location: { origin: 'https://stratum.test' },
  clients: {
    matchAll: async () => [],
    openWindow: async (path: string) => void opened.push(path),
  },
  registration: { showNotification: show },
});
const { pressPush, showPush } = await import('./push.ts');

test('pushes are shown in the order in which they came, so that the latest of a tag stays', async () => {
  const first = push('Five days');
  const second = push('Six days');
  // The second is through by now where it does not wait.
  await new Promise((resolve) => setTimeout(resolve));
  ready.resolve();
  await Promise.all([first, second]);
  expect(shown).toEqual(['Five days', 'Six days']);
});

const calls = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', calls);
beforeEach(() => {
  opened.length = 0;
  calls.mockReset();
});

/** Presses a reminder's push, or one of its buttons. @param answered what it carries besides */
async function press(action: string, answered: object = {}): Promise<void> {
  const waitUntil = vi.fn<(done: Promise<unknown>) => void>();
  const close = vi.fn<() => void>();
  const navigate = 'https://stratum.test/goal-details?id=1';
  const data = { navigate, tickets: { done: 'sealed' }, ...answered };
  const notification = { data, close };
  const event = Object.assign(new Event('notificationclick'), { action, notification, waitUntil });
  pressPush(event as unknown as NotificationEvent);
  await Promise.all(waitUntil.mock.calls.map(([done]) => done));
  expect(close).toHaveBeenCalledOnce();
}

test('a button sends its ticket, without whoever is signed in, and opens nothing', async () => {
  calls.mockResolvedValue(new Response('{"success":true,"data":{"act":"done"}}'));
  await press('done');
  const [[address, sent] = []] = calls.mock.calls;
  expect(address).toBe('/api/v1/reminder-act');
  expect(sent).toMatchObject({ method: 'POST', body: '{"ticket":"sealed"}' });
  expect(opened).toEqual([]);
});

test('what the server says to the check-in’s button takes its place on the screen', async () => {
  const notification = { title: 'A full day', body: 'Text', tag: 'checkin_reminder' };
  const data = { answerer: 'checkin', tickets: { undo: 'sealed again' } };
  const navigate = 'https://stratum.test/dashboard#check-in';
  const reply = { success: true, data: { notification: { ...notification, navigate, data } } };
  calls.mockResolvedValue(Response.json(reply));
  await press('all_five', { answerer: 'checkin', tickets: { all_five: 'sealed' } });
  const [[address, sent] = []] = calls.mock.calls;
  expect(address).toBe('/api/v1/checkin-act');
  expect(sent).toMatchObject({ method: 'POST', body: '{"ticket":"sealed"}' });
  const { title, ...shownWith } = notification;
  expect(show).toHaveBeenLastCalledWith(title, expect.objectContaining(shownWith));
  expect(show.mock.lastCall?.[1]?.data).toEqual({ navigate, ...data });
  expect(opened).toEqual([]);
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where it has been answered', () => Promise.resolve(new Response('{}', { status: 422 }))],
])('a button opens the page %s', async (_when, answer) => {
  calls.mockImplementation(answer);
  await press('done');
  expect(opened).toEqual(['/goal-details?id=1']);
});

test('a press beside the buttons opens the page', async () => {
  await press('');
  expect(opened).toEqual(['/goal-details?id=1']);
  expect(calls).not.toHaveBeenCalled();
});

function push(title: string): Promise<unknown> {
  const waitUntil = vi.fn<(shown: Promise<unknown>) => void>();
  const data = { json: () => ({ notification: { title } }) };
  showPush(Object.assign(new Event('push'), { data, waitUntil }) as unknown as PushEvent);
  return Promise.all(waitUntil.mock.calls.map(([promise]) => promise));
}
