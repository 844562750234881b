import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import type { Notification as Told } from '@stratum/contract/notifications';
import { callRoute } from '../../shared/api/route-call.ts';
import { shownPushes } from '../../shared/offline/shown-pushes.ts';

/** Takes from this device's screen what has been read meanwhile, here or elsewhere. */
export async function closeReadPushes(): Promise<void> {
  const shown = await shownPushes();
  if (shown.length === 0) return;
  const { items } = await callRoute(notificationEndpoints.getNotification, {});
  for (const push of shown) {
    const newest = items.find((item) => tagsOf(item).includes(push.tag));
    if (newest && newest.readAt !== null) push.close();
  }
}

/** What its push may be tagged with: by itself, or by what it takes the place of. */
function tagsOf({ id, kind, data }: Told): readonly string[] {
  return [id, kind, ...('reminderId' in data ? [data.reminderId] : [])];
}
