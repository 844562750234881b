import { groupRoutes } from '@stratum/contract/groups';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { doors } from './access.ts';
import type { Deps } from './deps.ts';
import {
  changeGroup,
  changeNotifications,
  changeShare,
  createGroup,
  endGroup,
  groupsOf,
  membersOf,
} from './groups.ts';
import { answer, invite, pending, resend, revoke } from './invitations.ts';
import { sweepInvitationsJob } from './jobs.ts';
import { groupLinks } from './links.ts';
import { changeAdmin, removeOrLeave } from './membership.ts';
import { groupsPersonalData } from './personal-data.ts';
import { invitationJob } from './send-invitation.ts';
import { toGroup } from './to-group.ts';
import { sendWord } from './word-to-members.ts';

export function groupsDomain(deps: Deps) {
  const { db } = deps;
  const link = groupLinks(deps);
  return {
    name: 'groups',
    routes: implement(
      groupRoutes,
      {
        listGroups: (call) => groupsOf(deps, call),
        createGroup: (call) => createGroup(deps, call),
        updateGroup: (call) => changeGroup(deps, call),
        groupInfo: async ({ open }) => toGroup(db, await open.group(db)),
        deleteGroup: (call) => endGroup(deps, call),
        groupMembers: (call) => membersOf(deps, call),
        changeGroupAdmin: (call) => changeAdmin(deps, call),
        removeLeaveGroup: (call) => removeOrLeave(deps, call),
        changeGroupNotifications: (call) => changeNotifications(deps, call),
        updateShareDailywins: (call) => changeShare(deps, call),
        sendNotificationToMembers: (call) => sendWord(deps, call),
        inviteMembers: (call) => invite(deps, call),
        groupInvitations: (call) => pending(deps, call),
        resendInvitation: (call) => resend(deps, call),
        revokeInvitation: (call) => revoke(deps, call),
        handleGroupInvitation: (call) => answer(deps, call),
        groupLink: link.read,
        makeGroupLink: link.make,
        revokeGroupLink: link.end,
        previewGroupLink: link.preview,
        joinByLink: link.join,
      },
      doors,
    ),
    jobs: [invitationJob(deps), sweepInvitationsJob(deps)],
    personalData: groupsPersonalData(deps),
  } satisfies Domain;
}
