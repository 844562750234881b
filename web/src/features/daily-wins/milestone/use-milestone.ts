import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import type { StreakMilestone } from '@stratum/contract/habits';
import { useEffect, useRef, useState } from 'react';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';

type Overview = RouteReply<typeof dailyWinEndpoints.getWinsOverview>;

/** A milestone that this device was the first to take, until it is closed. */
export function useMilestone({ celebrate, today }: Overview) {
  const [reached, setReached] = useState<StreakMilestone | null>(null);
  const { mutate } = useRouteMutation(dailyWinEndpoints.celebrateStreak);
  const asked = useRef<StreakMilestone | null>(null);
  // After the check-in of the day, not before it.
  const milestone = today.points > 0 ? celebrate : null;
  useEffect(() => {
    if (milestone === null || asked.current === milestone) return;
    asked.current = milestone;
    mutate(
      { body: { milestone } },
      { onSuccess: (reply) => setReached(reply.celebrate ? milestone : null) },
    );
  }, [milestone, mutate]);
  return { reached, close: () => setReached(null) };
}
