import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { FileId } from '@stratum/contract/ids';
import type { SignedLink } from '@stratum/contract/uploads';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from '../../../shared/api/call-error.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { routeQuery } from '../../../shared/api/route-query.ts';

interface MediaUrl {
  /** Null until there is an address. */
  readonly url: string | null;
  /** Whether the file cannot be had, or shown. */
  readonly isBroken: boolean;
  readonly onBroken: () => void;
}

/**
 * Where a picture, sound or film of a group is. Its address dies after a minute, and what was loaded
 * by it stays: another is asked for only where something fails, once, so that nothing is loaded
 * anew while somebody looks.
 */
export function useMediaUrl(fileId: FileId): MediaUrl {
  const [broken, setBroken] = useState<string | null>(null);
  const { data, isError, refetch } = useQuery<SignedLink, CallError>(
    {
      ...routeQuery(uploadEndpoints.fileLink, { params: { fileId } }),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      // In memory alone, and no longer than addresses are worth something.
      gcTime: 60_000,
    },
    queryClient,
  );
  const url = data?.url ?? null;
  return {
    url,
    isBroken: isError || (url !== null && url === broken),
    onBroken: () => {
      if (isDead(data)) void refetch();
      else setBroken(url);
    },
  };
}

function isDead(link: SignedLink | undefined): boolean {
  return link !== undefined && Date.parse(link.expiresAt) <= Date.now();
}
