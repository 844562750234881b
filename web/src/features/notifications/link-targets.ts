import type { Notification } from '@stratum/contract/notifications';

/** Where what a notification tells of can be looked at and acted on. */
export const linkTargets: Readonly<Record<Notification['kind'], string>> = {
  export_ready: '/profile#data',
  new_sign_in: '/profile#security',
  password_changed: '/profile#security',
  email_changed: '/profile#security',
  deletion_planned: '/profile',
  deletion_cancelled: '/profile',
};
