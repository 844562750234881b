import type { UseQueryResult } from '@tanstack/react-query';
import type { CallError } from './call-error.ts';

type Read = UseQueryResult<unknown, CallError>;

/**
 * For a screen that needs several reads: what `ErrorState` says of the first that has failed and
 * has nothing to show; null when none has. To try again asks for all of them.
 */
export function failedRead(...reads: readonly Read[]) {
  const failed = reads.find(({ isError, data }) => isError && !data);
  if (!failed) return null;
  return {
    message: failed.error?.message ?? '',
    isRetrying: failed.isFetching,
    onRetry: () => {
      for (const read of reads) void read.refetch();
    },
  };
}
