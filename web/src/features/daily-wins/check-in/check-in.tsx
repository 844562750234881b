import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useScrollToAnchor } from '../../../shared/navigation/use-scroll-to-anchor.ts';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useProfile } from '../../profile/index.ts';
import { closeShownReminders } from '../shown-reminders.ts';
import { useOverview } from '../use-overview.ts';
import { checkInAnchor } from './check-in-anchor.ts';
import { CheckInCard } from './check-in-card.tsx';
import type { Overview } from './use-chosen-day.ts';

/** The five habits of today, one tap each, with the week and its figures. */
export function CheckIn() {
  const { t } = useTranslation('features/daily-wins');
  const { read, overview, figuresOf } = useOverview();
  // Read from the start, not by a part whose code may come only after a sign-out.
  const profile = useProfile();
  const { hash } = useLocation();
  useScrollToAnchor(hash === `#${checkInAnchor}` ? checkInAnchor : null, overview !== undefined);
  const isAnswered = overview !== undefined && !isOpen(overview);
  useEffect(() => {
    if (isAnswered) void closeShownReminders();
  }, [isAnswered]);
  return (
    <QueryState
      reads={[read]}
      name={t('title')}
      skeleton={<Skeleton className="h-125 rounded-card" />}
    >
      {overview && (
        <CheckInCard overview={overview} figuresOf={figuresOf} timeZone={profile.data?.timeZone} />
      )}
    </QueryState>
  );
}

/** Whether today still waits for its check-in. */
function isOpen({ today, pausedUntil }: Overview): boolean {
  return today.points === 0 && today.skipped === null && pausedUntil === null;
}
