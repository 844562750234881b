import { groupAsMember } from '../groups/index.ts';

/** Boards are reached through their group alone. */
export const doors = { group: groupAsMember };
export type Doors = typeof doors;
