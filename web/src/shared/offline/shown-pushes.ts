/** What stands on this device's screen of ours; nothing where a browser has no notifications. */
export async function shownPushes(): Promise<readonly Notification[]> {
  // Absent where a page is not served safely.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  return (await registration?.getNotifications?.()) ?? [];
}
