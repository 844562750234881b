import { defineEndpoints } from '../endpoint.ts';

export const groupEndpoints = defineEndpoints('groups', {
  listGroups: { method: 'GET', path: '/ppau' },
  createGroup: { method: 'POST', path: '/ppau', idempotent: true },
  updateGroup: { method: 'PUT', path: '/update-ppau', idempotent: true },
  groupInfo: { method: 'GET', path: '/ppau/:ppauGroupId' },
  deleteGroup: { method: 'DELETE', path: '/ppau/:ppauGroupId' },
  groupMembers: { method: 'GET', path: '/members/:ppauGroupId' },
  changeGroupAdmin: { method: 'PUT', path: '/change-ppau-admin' },
  removeLeaveGroup: { method: 'POST', path: '/remove-leave-group' },
  changeGroupNotifications: { method: 'PUT', path: '/group-notifications', idempotent: true },
  updateShareDailywins: {
    method: 'PUT',
    path: '/update-share-dailywins',
    idempotent: true,
    touches: ['boards', 'chat'],
  },
  sendNotificationToMembers: {
    method: 'POST',
    path: '/send-notification-to-members',
    idempotent: true,
  },
  inviteMembers: { method: 'POST', path: '/invite-members-web', idempotent: true },
  groupInvitations: { method: 'GET', path: '/ppau/:ppauGroupId/invitations' },
  resendInvitation: { method: 'POST', path: '/resend-invitation', idempotent: true },
  revokeInvitation: { method: 'DELETE', path: '/revoke-invitation' },
  handleGroupInvitation: { method: 'PUT', path: '/handle-group-invitation', idempotent: true },
  groupLink: { method: 'GET', path: '/ppau/:ppauGroupId/link' },
  makeGroupLink: { method: 'POST', path: '/ppau/:ppauGroupId/link', idempotent: true },
  revokeGroupLink: { method: 'DELETE', path: '/ppau/:ppauGroupId/link' },
  previewGroupLink: { method: 'GET', path: '/group-link' },
  joinByLink: { method: 'POST', path: '/join-group', idempotent: true },
});
