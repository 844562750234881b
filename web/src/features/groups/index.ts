export { CreateGroup } from './create/create-group.tsx';
export { useGroup } from './data/use-group.ts';
export { type GroupMember, membersQuery, useGroupMembers } from './data/use-group-members.ts';
export { GroupPicture } from './picture/group-picture.tsx';
