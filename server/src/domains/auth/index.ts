export { isBirthDate } from './birth-date.ts';
export { type Confirmation, type ConfirmOwner, createConfirmOwner } from './confirm-owner.ts';
export { createFindCaller } from './find-caller.ts';
export type { AssessmentStanding } from './needs.ts';
export { type PlantedUser, plantSession, plantUser } from './plant.ts';
export { deleteOtherSessions } from './session-store.ts';
export { anyUserExists, organizationOf, userById } from './store.ts';
export { type UserRow, users } from './tables.ts';
