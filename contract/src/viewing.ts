import type { Route } from './route.ts';

/**
 * What an administrator sees who looks on as somebody: these domains hold no note, file or message.
 * A domain that is not named is closed, and so is every write.
 */
const openDomains: readonly string[] = [
  'assessments',
  'chapters',
  'consents',
  'daily-wins',
  'goals',
  'groups',
  'news',
  'orders',
  'organizations',
  'performance',
  'places',
  'profile',
  'reminders',
  'shipping',
  'shop',
  'site',
];

/** Minutes for which an administrator may look on. */
export const viewMinutes = [5, 15, 30] as const;

/** Whether a call may be made by who looks on as somebody. */
export function isOpenToViewers({ method, domain, access }: Route): boolean {
  return method === 'GET' && access.policy !== 'administrator' && openDomains.includes(domain);
}
