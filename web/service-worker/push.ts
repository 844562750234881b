import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import type { PushAnswerer, PushNotification, PushPayload } from '@stratum/contract/push-payload';
import { apiBase } from '@stratum/contract/route';
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
  event.waitUntil(show(notificationOf(event.data)));
}

function show(notification: ShownNotification): Promise<void> {
  const { title, navigate, data: { answerer, tickets } = {}, ...rest } = notification;
  const data: Shown = { navigate, answerer, tickets };
  const showIt = () => scope.registration.showNotification(title, { ...rest, ...icons, data });
  const shown = previous.then(showIt, showIt);
  previous = shown;
  return shown;
}

type ShownNotification = Partial<PushNotification> & typeof unreadable;

function notificationOf(data: PushMessageData | null): ShownNotification {
  try {
    const payload: PushPayload | undefined = data?.json();
    return payload?.notification ?? unreadable;
  } catch {
    return unreadable;
  }
}

/** What a press needs of the push that was shown. */
interface Shown {
  readonly navigate: string;
  /** Absent where a server of the release before has sent it: a reminder’s. */
  readonly answerer?: PushAnswerer | undefined;
  readonly tickets?: Readonly<Record<string, string>> | undefined;
}

export function pressPush(event: NotificationEvent): void {
  const { navigate, answerer, tickets } = shownBy(event.notification);
  event.notification.close();
  const ticket = tickets?.[event.action];
  const openPage = () => open(new URL(navigate, scope.location.origin));
  // What could not be done from here is done on the page.
  event.waitUntil(ticket === undefined ? openPage() : act(ticket, answerer).catch(openPage));
}

/** The worker of the release before has kept the address alone. */
function shownBy({ data }: Notification): Shown {
  return typeof data === 'string' ? { navigate: data } : data;
}

const answeredAt = {
  reminder: reminderEndpoints.actOnReminder,
  checkin: dailyWinEndpoints.actOnCheckin,
} as const;

/**
 * Does by its ticket what the button says, whoever is signed in, and shows what the server says to it.
 * @throws where the server has not done it
 */
async function act(ticket: string, answerer: PushAnswerer = 'reminder'): Promise<void> {
  const { method, path } = answeredAt[answerer];
  const response = await fetch(apiBase + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
  });
  if (!response.ok) throw new Error(`the act was answered with ${response.status}`);
  const { data }: { data: { notification?: PushNotification } } = await response.json();
  if (data.notification) await show(data.notification);
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
