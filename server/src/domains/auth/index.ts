export { createFindCaller } from './find-caller.ts';
export { type PlantedUser, plantSession, plantUser } from './plant.ts';
export type { AssessmentStanding } from './service.ts';
export { userById } from './store.ts';
export { users } from './tables.ts';
