export { arrivedNotification } from './arrived-notification.ts';
export { useNotificationToast } from './use-notification-toast.ts';
