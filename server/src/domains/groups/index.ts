export { groupAsAdmin, groupAsMember, groupPictureReader } from './access.ts';
export type { ChatPort } from './deps.ts';
export {
  groupsSharedWith,
  isMember,
  membersAmong,
  type SharingMember,
  sharingMembers,
} from './members-store.ts';
export { existingGroups, groupForBoards, type OpenedGroup } from './store.ts';
