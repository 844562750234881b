import type { PushPayload } from '@stratum/contract/push-payload';
import type { OpenMessage } from '../src/shared/offline/worker-protocol.ts';
import { scope } from './scope.ts';

/** Milliseconds in which a page says that it opens an address itself. */
const answerTime = 500;
const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };

/** Browsers take pushes away from who shows nothing, so that one that cannot be read is shown as well. */
const unreadable = { title: 'Stratum', navigate: '/notifications' };

/** Browsers load a notification's icons first: of two with one tag, the earlier could replace the later. */
let previous: Promise<unknown> = Promise.resolve();

export function showPush(event: PushEvent): void {
  const { title, navigate, ...rest } = notificationOf(event.data);
  const show = () =>
    scope.registration.showNotification(title, { ...rest, ...icons, data: navigate });
  const shown = previous.then(show, show);
  previous = shown;
  event.waitUntil(shown);
}

function notificationOf(
  data: PushMessageData | null,
): Partial<PushPayload['notification']> & typeof unreadable {
  try {
    const payload: PushPayload | undefined = data?.json();
    return payload?.notification ?? unreadable;
  } catch {
    return unreadable;
  }
}

export function openPush(event: NotificationEvent): void {
  event.notification.close();
  event.waitUntil(open(new URL(String(event.notification.data), scope.location.origin)));
}

/** Opens an address of ours in a window that is there, else in a new one. */
async function open({ origin, pathname, search, hash }: URL): Promise<void> {
  if (origin !== scope.location.origin) return;
  const path = pathname + search + hash;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The one that was used last comes first.
  for (const window of windows) {
    if (!(await opens(window, path))) continue;
    // Where the browser does not let the window come to the front, the page is there all the same.
    await window.focus().catch(() => undefined);
    return;
  }
  await scope.clients.openWindow(path);
}

/** Whether a page goes to an address by itself; one that has not started, or hangs, does not. */
async function opens(window: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true), { once: true });
    port1.start();
    setTimeout(() => resolve(false), answerTime);
  });
  const message: OpenMessage = { type: 'open', path };
  window.postMessage(message, [port2]);
  return answer;
}
