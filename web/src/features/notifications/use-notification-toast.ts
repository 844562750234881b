import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import type { NotificationId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Notification } from '@stratum/contract/notifications';
import { useLocation } from 'react-router';
import { callRoute } from '../../shared/api/route-call.ts';
import { splitLocale } from '../../shared/i18n/locale-path.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { toast } from '../../shared/toasts/toasts.tsx';

/**
 * Tells of a notification that has just come, in the tab that is looked at.
 * @param list the address of the notifications, which shows it by itself, as the page it is about does
 */
export function useNotificationToast(list: string): (notification: Notification) => Promise<void> {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { path } = splitLocale(pathname);
  return async (notification) => {
    const isShown = path === list || isOnScreen(notification.target, path, search);
    if (isShown || document.visibilityState !== 'visible') return;
    const { id, title, target: to } = await readIn(locale, notification);
    toast.info(title, { to, onOpen: () => void markRead(id) });
  };
}

/** Whether a page shows what a notification leads to: it may say more in its query, not another thing. */
function isOnScreen(target: string, path: string, search: string): boolean {
  const [page, query = ''] = target.replace(/#.*/, '').split('?');
  const shown = new URLSearchParams(search);
  const wanted = [...new URLSearchParams(query)];
  return path === page && wanted.every(([name, value]) => shown.get(name) === value);
}

/** An event is in the language of the profile, which the page's may differ from. */
async function readIn(locale: Locale, notification: Notification): Promise<Notification> {
  try {
    const { items } = await callRoute(notificationEndpoints.getNotification, {}, { locale });
    return items.find(({ id }) => id === notification.id) ?? notification;
  } catch {
    return notification;
  }
}

/** The server tells of the new count. */
async function markRead(id: NotificationId): Promise<void> {
  await callRoute(notificationEndpoints.setNotificationRead, { body: { id } }).catch(
    () => undefined,
  );
}
