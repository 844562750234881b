export { createFindCaller } from './find-caller.ts';
export type { AssessmentStanding } from './needs.ts';
export { type PlantedUser, plantSession, plantUser } from './plant.ts';
export { anyUserExists, userById } from './store.ts';
export { users } from './tables.ts';
