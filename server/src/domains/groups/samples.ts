import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId } from '@stratum/contract/ids';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { addMember, makeGroup } from '../../../test/make-group.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

const ownGroup = async ({ owner }: SampleSetting) => ({ ppauGroupId: (await makeGroup(owner)).id });

const inPath = async (setting: SampleSetting) => ({ params: await ownGroup(setting) });

/** A group of the caller's with somebody else in it. */
async function withMember(setting: SampleSetting) {
  const group = await ownGroup(setting);
  const member = await setting.on.build.user();
  await addMember(setting.on, group.ppauGroupId, member);
  return { ...group, userId: member.id };
}

/** An invitation to an address, by a person who has a group. */
async function invited(admin: SignedInUser, email: string) {
  const { id: ppauGroupId } = await makeGroup(admin);
  const body = { ppauGroupId, emails: [email] };
  const { invitations } = dataOf(await admin.call(groupRoutes.inviteMembers, { body }));
  const [invitation] = invitations;
  if (!invitation) throw new Error('an address that is invited has an invitation');
  return { invitationId: invitation.invitationId };
}

const sentByOwner = ({ owner }: SampleSetting) => invited(owner, 'newcomer@example.org');

async function linkTo(admin: SignedInUser, ppauGroupId: GroupId): Promise<string> {
  const made = dataOf(await admin.call(groupRoutes.makeGroupLink, { params: { ppauGroupId } }));
  return new URL(made.link.url).searchParams.get('join') ?? '';
}

/** The token of a link to somebody else's group. */
async function linked({ on }: SampleSetting) {
  const admin = await on.build.user();
  return { token: await linkTo(admin, (await makeGroup(admin)).id) };
}

export const samples = {
  listGroups: {
    statements: 4,
    call: async (setting) => {
      await ownGroup(setting);
      return {};
    },
  },
  createGroup: { statements: 9, call: () => ({ body: { name: 'Early risers' } }) },
  updateGroup: {
    statements: 8,
    call: async (setting) => ({ body: { ...(await ownGroup(setting)), rules: 'Be kind' } }),
  },
  groupInfo: { statements: 3, call: inPath },
  deleteGroup: { statements: 12, call: inPath },
  groupMembers: { statements: 3, call: inPath },
  changeGroupAdmin: {
    statements: 13,
    call: async (setting) => ({ body: await withMember(setting) }),
  },
  removeLeaveGroup: {
    statements: 13,
    call: async (setting) => ({ body: await ownGroup(setting) }),
  },
  changeGroupNotifications: {
    statements: 8,
    call: async (setting) => ({ body: { ...(await ownGroup(setting)), level: 'nothing' } }),
  },
  updateShareDailywins: {
    statements: 8,
    call: async (setting) => ({ body: { ...(await ownGroup(setting)), share: true } }),
  },
  sendNotificationToMembers: {
    statements: 14,
    call: async (setting) => {
      const { ppauGroupId } = await withMember(setting);
      return { body: { ppauGroupId, text: 'We meet at seven' } };
    },
  },
  inviteMembers: {
    statements: 10,
    call: async (setting) => ({
      body: { ...(await ownGroup(setting)), emails: ['newcomer@example.org'] },
    }),
  },
  groupInvitations: { statements: 3, call: inPath },
  resendInvitation: {
    statements: 9,
    call: async (setting) => ({ body: await sentByOwner(setting) }),
  },
  revokeInvitation: {
    statements: 5,
    call: async (setting) => ({ query: await sentByOwner(setting) }),
  },
  handleGroupInvitation: {
    statements: 20,
    call: async ({ on, owner }) => ({
      body: { ...(await invited(await on.build.user(), owner.email)), accept: true, share: true },
    }),
  },
  groupLink: { statements: 3, call: inPath },
  makeGroupLink: { statements: 6, call: inPath },
  revokeGroupLink: { statements: 6, call: inPath },
  previewGroupLink: { statements: 3, call: async (setting) => ({ query: await linked(setting) }) },
  joinByLink: { statements: 20, call: async (setting) => ({ body: await linked(setting) }) },
} satisfies Samples<typeof groupRoutes>;
