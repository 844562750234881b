import { defineEndpoints } from '../endpoint.ts';

/** Unread counts and waiting invitations leave out who is blocked. */
const touches = ['groups'] as const;

export const blockEndpoints = defineEndpoints('blocks', {
  blockedPeople: { method: 'GET', path: '/blocked-people' },
  blockPerson: { method: 'POST', path: '/block-person', idempotent: true, touches },
  unblockPerson: { method: 'DELETE', path: '/unblock-person', touches },
});
