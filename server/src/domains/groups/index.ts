export { groupAsAdmin, groupAsMember, groupPictureReader } from './access.ts';
export type { ChatPort } from './deps.ts';
export { isMember, membersAmong } from './members-store.ts';
export { existingGroups, type OpenedGroup } from './store.ts';
