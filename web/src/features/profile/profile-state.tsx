import type { Profile } from '@stratum/contract/person';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useProfile } from './use-profile.ts';

interface ProfileStateProps {
  /** The heading of the page while there is nothing else to head it. */
  heading: string;
  children: (profile: Profile) => ReactNode;
}

/** What needs the profile, once it is there. */
export function ProfileState({ heading, children }: ProfileStateProps) {
  const { t } = useTranslation('features/profile');
  const { data, error, refetch, isFetching } = useProfile();
  if (data) return children(data);
  return (
    <>
      <h1 className="font-display text-h1 font-light">{heading}</h1>
      {error ? (
        <ErrorState
          message={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div aria-busy="true" className="mt-8 grid gap-8">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-30 max-w-reading" />
          <Skeleton className="h-48" />
          <Skeleton className="h-48" />
        </div>
      )}
    </>
  );
}
