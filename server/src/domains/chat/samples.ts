import { chatRoutes } from '@stratum/contract/chat';
import { makeGroup } from '../../../test/make-group.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';
import { sendText } from '../../../test/send-text.ts';

const ofGroup = async ({ owner }: SampleSetting) => ({ ppauGroupId: (await makeGroup(owner)).id });

/** A group of the caller's with a message of theirs. */
async function ofMessage(setting: SampleSetting) {
  const { ppauGroupId } = await ofGroup(setting);
  const { id: messageId } = await sendText(setting.owner, ppauGroupId, 'See https://example.org');
  return { ppauGroupId, messageId };
}

/** The group alone, with a message in it. */
async function withMessage(setting: SampleSetting) {
  const { ppauGroupId } = await ofMessage(setting);
  return { params: { ppauGroupId } };
}

const text = { clientId: 'c-1', type: 'text', body: 'Good morning' } as const;

export const samples = {
  listMessages: { statements: 6, call: withMessage },
  sendMessage: {
    statements: 10,
    call: async (setting) => ({ params: await ofGroup(setting), body: text }),
  },
  searchMessages: {
    statements: 7,
    call: async (setting) => ({ ...(await withMessage(setting)), query: { text: 'see' } }),
  },
  pinnedMessages: { statements: 6, call: withMessage },
  editMessage: {
    statements: 11,
    call: async (setting) => ({ params: await ofMessage(setting), body: { body: 'Better so' } }),
  },
  deleteMessage: {
    statements: 13,
    call: async (setting) => ({ params: await ofMessage(setting) }),
  },
  reactToMessage: {
    statements: 12,
    call: async (setting) => ({ params: await ofMessage(setting), body: { emoji: '👏' } }),
  },
  pinMessage: {
    statements: 12,
    call: async (setting) => ({ params: await ofMessage(setting), body: { pinned: true } }),
  },
  groupMedia: {
    statements: 7,
    call: async (setting) => ({ ...(await withMessage(setting)), query: { kind: 'links' } }),
  },
  updateUnreadMessages: {
    statements: 9,
    call: async (setting) => {
      const { ppauGroupId } = await ofMessage(setting);
      return { body: { ppauGroupId, timetoken: '99999999999999999' } };
    },
  },
  groupLeaderboard: {
    statements: 7,
    call: async (setting) => ({
      ...(await withMessage(setting)),
      query: { period: 'last_week', by: 'points' },
    }),
  },
  groupReadMarks: { statements: 3, call: withMessage },
} satisfies Samples<typeof chatRoutes>;
