import { blockRoutes } from '@stratum/contract/blocks';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { type Meeting, personAsFellow } from './access.ts';
import { blockedPeople, blockPerson, unblockPerson } from './block.ts';
import { blocksPersonalData } from './personal-data.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** By which people know of each other. */
  readonly meetings: readonly Meeting[];
}

export function blocksDomain({ db, clock, meetings }: Deps) {
  return {
    name: 'blocks',
    routes: implement(
      blockRoutes,
      {
        blockedPeople: (call) => blockedPeople(db, call),
        blockPerson: (call) => blockPerson({ clock }, call),
        unblockPerson: (call) => unblockPerson(db, call),
      },
      { person: personAsFellow(meetings) },
    ),
    personalData: blocksPersonalData,
  } satisfies Domain;
}
