export { CreateGroup } from './create/create-group.tsx';
export { type GroupMember, knownMembers, useGroupMembers } from './data/use-group-members.ts';
export { FirstGroup } from './first/first-group.tsx';
export { type GroupPanelName, groupPanels, groupPath } from './group-path.ts';
export { InvitationScreen } from './invitation/lazy-invitation-screen.tsx';
export { ReceivedInvitations } from './invitation/received-invitations.tsx';
export { GroupPanel } from './panel/lazy-group-panel.tsx';
export { GroupPicture } from './picture/group-picture.tsx';
export { ShareWithGroup } from './share/share-with-group.tsx';
