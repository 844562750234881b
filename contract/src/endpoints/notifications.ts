import { defineEndpoints } from '../endpoint.ts';

export const notificationEndpoints = defineEndpoints('notifications', {
  getNotification: { method: 'GET', path: '/get-notification' },
  getNotificationCount: { method: 'GET', path: '/get-notification-count' },
  setNotificationRead: { method: 'PUT', path: '/set-notification-read' },
  deleteNotification: { method: 'DELETE', path: '/delete-notification' },
  getNotificationPreferences: { method: 'GET', path: '/notification-preferences' },
  putNotificationPreferences: { method: 'PUT', path: '/notification-preferences' },
});
