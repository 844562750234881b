export { isBirthDate } from './birth-date.ts';
export { lockAccount, setBlocked } from './block-store.ts';
export {
  accountsPastGrace,
  cancelDeletion,
  deleteAccount,
  lockAccountPastGrace,
  lockDeletionDate,
  planDeletion,
} from './deletion-store.ts';
export {
  countMembersOf,
  leaveOrganization,
  membersAmongAddresses,
  membersBy,
  membersSince,
} from './members-store.ts';
export {
  changePerson,
  findProfile,
  keepPerson,
  lockPerson,
  type Person,
  type PersonChange,
  personById,
} from './profile-store.ts';
export {
  administratorNames,
  anyAdministratorExists,
  changeRole,
  hasOtherAdministrator,
  listAdministrators,
} from './role-store.ts';
export {
  AddressTakenError,
  accountColumns,
  accounts,
  anyAccountExists,
  anyHasAccount,
  countPeople,
  lockUserIfPasswordIs,
  openAccount,
  organizationOf,
  replaceEmail,
  replacePassword,
  signUpsByDay,
  userByEmail,
  userById,
  usersByIds,
} from './store.ts';
export { personWords, type UserRow } from './tables.ts';
