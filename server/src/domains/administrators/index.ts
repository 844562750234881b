export { mailAboutDisk } from './disk-mail.ts';
export { inviteFirstAdministrator } from './invitation.ts';
export { grantAdministrator, revokeAdministrator } from './role.ts';
