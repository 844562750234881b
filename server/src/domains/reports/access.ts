import { type Meeting, personAsFellow } from '../blocks/index.ts';
import { groupAsMember } from '../groups/index.ts';

/** What can be reported is reached as everywhere else: nobody reports what they cannot see. */
export const reportDoors = (meetings: readonly Meeting[]) => ({
  group: groupAsMember,
  person: personAsFellow(meetings),
});

/** The doors of this domain, as its calls are given them. */
export type Doors = ReturnType<typeof reportDoors>;
