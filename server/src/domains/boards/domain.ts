import { boardRoutes } from '@stratum/contract/boards';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { doors } from './access.ts';
import { groupBoard } from './board.ts';
import { sendCheer } from './cheers.ts';
import type { Deps } from './deps.ts';
import { sweepCheersJob } from './jobs.ts';
import { boardsPersonalData } from './personal-data.ts';
import { groupToday } from './today.ts';

export function boardsDomain(deps: Deps) {
  return {
    name: 'boards',
    routes: implement(
      boardRoutes,
      {
        groupBoard: (call) => groupBoard(deps, call),
        groupToday: (call) => groupToday(deps, call),
        sendCheer: (call) => sendCheer(deps, call, 'cheer'),
        sendNudge: (call) => sendCheer(deps, call, 'nudge'),
      },
      doors,
    ),
    jobs: [sweepCheersJob(deps)],
    personalData: boardsPersonalData,
  } satisfies Domain;
}
