import { endsSession } from '@stratum/contract/errors';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { useLoadingText } from './loading.tsx';

/** What it takes of a read to show how it stands; a query of TanStack Query is one. */
export interface Read {
  readonly data: unknown;
  readonly isError: boolean;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface QueryStateProps {
  /** Everything that the children need. */
  reads: readonly Read[];
  /** What is read, for screen readers, where several may be on their way. */
  name?: string;
  /** Holds the place meanwhile. */
  skeleton: ReactNode;
  /** Of what stands in place of the children. */
  className?: string;
  /** Shown once every read has data; they stay where a later try fails. */
  children: ReactNode;
}

/** After so long a read says that it still waits, milliseconds. */
const slowAfter = 10_000;

/** What stands in place of something while it is read, and where that has failed. */
export function QueryState({ reads, name, skeleton, className, children }: QueryStateProps) {
  if (reads.every(({ data }) => data !== undefined)) return children;
  const failed = reads.find(
    // The session's end is told once for the whole page, which then is left.
    ({ isError, data, error }) => isError && data === undefined && !endsSession(error?.code),
  );
  const readAgain = () => {
    for (const read of reads) if (read.data === undefined) void read.refetch();
  };
  return (
    <div className={className}>
      {failed ? (
        <ErrorState
          message={failed.error?.message ?? ''}
          onRetry={readAgain}
          isRetrying={failed.isFetching}
        />
      ) : (
        <Waiting name={name} onRetry={readAgain}>
          {skeleton}
        </Waiting>
      )}
    </div>
  );
}

interface WaitingProps {
  name: string | undefined;
  onRetry: () => void;
  children: ReactNode;
}

function Waiting({ name, onRetry, children }: WaitingProps) {
  const { t } = useTranslation('shared/ui');
  const loadingText = useLoadingText(name);
  const [attempt, setAttempt] = useState(1);
  const [slow, setSlow] = useState(0);
  const isSlow = slow === attempt;
  useEffect(() => {
    const timer = setTimeout(() => setSlow(attempt), slowAfter);
    return () => clearTimeout(timer);
  }, [attempt]);
  const retry = () => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return (
    <>
      <p role="status" className={isSlow ? 'pb-4 text-ui' : 'sr-only'}>
        {isSlow ? t('still_loading') : loadingText}
      </p>
      {isSlow && (
        <p className="pb-6">
          <Button tone="ghost" size="small" onPress={retry}>
            {t('try_again')}
          </Button>
        </p>
      )}
      {children}
    </>
  );
}
