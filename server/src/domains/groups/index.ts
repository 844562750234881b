export { groupAsAdmin, groupAsMember, groupPictureReader } from './access.ts';
export type { ChatPort } from './deps.ts';
export { importGroup, importInvitation } from './import.ts';
export { hasInvited, isAwaited } from './invitations-store.ts';
export {
  groupsSharedWith,
  inOneGroup,
  isMember,
  membersAmong,
  membershipsOf,
  namesIn,
  type SharingMember,
  sharingMembers,
  thoseWhoHear,
} from './members-store.ts';
export { passOnAll } from './membership.ts';
export { areMembers, membershipsAmong } from './memberships-store.ts';
export {
  existingGroups,
  groupFacts,
  groupForBoards,
  groupNamed,
  type OpenedGroup,
} from './store.ts';
export { takeDownWords } from './take-down.ts';
