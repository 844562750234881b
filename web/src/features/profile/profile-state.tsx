import type { Profile } from '@stratum/contract/person';
import type { ReactNode } from 'react';
import { Heading } from '../../shared/ui/heading.tsx';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useProfile } from './use-profile.ts';

interface ProfileStateProps {
  /** The heading of the page while there is nothing else to head it. */
  heading: string;
  children: (profile: Profile) => ReactNode;
}

/** What needs the profile, once it is there. */
export function ProfileState({ heading, children }: ProfileStateProps) {
  const profile = useProfile();
  if (profile.data) return children(profile.data);
  return (
    <>
      <Heading level={1}>{heading}</Heading>
      <QueryState reads={[profile]} name={heading} skeleton={<ProfileSkeleton />}>
        {null}
      </QueryState>
    </>
  );
}

function ProfileSkeleton() {
  return (
    <div className="mt-8 grid gap-8">
      <Skeleton className="h-30 max-w-reading" />
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </div>
  );
}
