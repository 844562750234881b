import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** A failed read is tried again this often, when the fault is the server's or the network's. */
const readRetries = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The server may stand on this very machine: `navigator.onLine` says nothing about it.
      queries: { retry: shouldRetry, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function shouldRetry(failures: number, error: Error): boolean {
  return failures < readRetries && error instanceof CallError && error.isUnanswered;
}

export const queryClient = createQueryClient();
