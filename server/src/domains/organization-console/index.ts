export { memberList } from './members.ts';
export { organizationList } from './organizations.ts';
