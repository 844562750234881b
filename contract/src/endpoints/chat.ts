import { defineEndpoints } from '../endpoint.ts';

const touches = ['groups'] as const;

export const chatEndpoints = defineEndpoints('chat', {
  listMessages: { method: 'GET', path: '/ppau/:ppauGroupId/messages' },
  sendMessage: {
    method: 'POST',
    path: '/ppau/:ppauGroupId/messages',
    repeatable: true,
    touches,
  },
  searchMessages: { method: 'GET', path: '/ppau/:ppauGroupId/messages/search' },
  pinnedMessages: { method: 'GET', path: '/ppau/:ppauGroupId/pinned' },
  editMessage: { method: 'PUT', path: '/ppau/:ppauGroupId/messages/:messageId' },
  deleteMessage: { method: 'DELETE', path: '/ppau/:ppauGroupId/messages/:messageId' },
  reactToMessage: { method: 'PUT', path: '/ppau/:ppauGroupId/messages/:messageId/reaction' },
  pinMessage: { method: 'PUT', path: '/ppau/:ppauGroupId/messages/:messageId/pin' },
  groupMedia: { method: 'GET', path: '/media/:ppauGroupId' },
  updateUnreadMessages: {
    method: 'PUT',
    path: '/update-unread-messages',
    idempotent: true,
    touches,
  },
  groupLeaderboard: { method: 'GET', path: '/ppau/:ppauGroupId/leaderboard' },
  groupReadMarks: { method: 'GET', path: '/ppau/:ppauGroupId/read-marks' },
});
