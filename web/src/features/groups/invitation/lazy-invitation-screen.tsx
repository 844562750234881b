import { lazy, Suspense } from 'react';
import type { InvitationScreenProps } from './invitation-screen.tsx';
import { InvitationSkeleton } from './invitation-skeleton.tsx';

const LoadedScreen = lazy(() => import('./invitation-screen.tsx'));

/** The same, loaded by those who are invited alone. */
export function InvitationScreen(invitation: InvitationScreenProps) {
  return (
    <Suspense fallback={<InvitationSkeleton />}>
      <LoadedScreen {...invitation} />
    </Suspense>
  );
}
