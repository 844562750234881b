import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createIdempotencyKeys } from '../../../../shared/api/idempotency.ts';
import { callAnyRoute, callRoute } from '../../../../shared/api/route-call.ts';
import type { Details } from '../ticked-details.ts';
import { type KnownMilestone, toKnown } from './known-path.ts';
import type { StepWrite } from './next-write.ts';
import { createStepSync, type StepSync } from './step-sync.ts';

/** The rows of a goal's path, for as long as they are edited. */
export function useStepSync(details: Details): StepSync {
  const client = useQueryClient();
  const [sync] = useState(() => openSync(details, client));
  return sync;
}

function openSync({ goal: { id }, milestones }: Details, client: QueryClient): StepSync {
  const keys = createIdempotencyKeys();
  const mutationKey = [goalEndpoints.goalDetails.domain];
  return createStepSync({
    goalId: id,
    known: toKnown(milestones),
    send: (write) => sendWrite(write, keys),
    async reread(before) {
      const now = await callRoute(goalEndpoints.goalInfo, { params: { id } });
      return toKnown(now.milestones, before);
    },
    // Events of these very writes would have the whole page read again after each.
    exclusively: (work) =>
      client.getMutationCache().build(client, { mutationKey, mutationFn: work }).execute(undefined),
  });
}

async function sendWrite(
  { endpoint, input, apply }: StepWrite,
  keys: ReturnType<typeof createIdempotencyKeys>,
): Promise<readonly KnownMilestone[]> {
  const idempotencyKey = keys.keyFor([endpoint.method, endpoint.path, input]);
  try {
    const reply = await callAnyRoute(endpoint, input, { idempotencyKey });
    keys.settled(null);
    // The reply is that of the write's own endpoint.
    return (apply as (reply: unknown) => readonly KnownMilestone[])(reply);
  } catch (error) {
    keys.settled(error);
    throw error;
  }
}
