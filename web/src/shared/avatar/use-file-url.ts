import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { FileId } from '@stratum/contract/ids';
import { type SignedLink } from '@stratum/contract/uploads';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from '../api/call-error.ts';
import { queryClient } from '../api/query-client.ts';
import { routeQuery } from '../api/route-query.ts';

/** A link is asked for anew so long before it dies, milliseconds. */
const renewalMargin = 30_000;
const minLifetime = 5_000;

interface FileUrl {
  /** Null until there is a link, and while the last one led nowhere. */
  readonly url: string | null;
  readonly onBroken: () => void;
}

/** Where a file can be seen, for as long as somebody looks. Works without a query provider. */
export function useFileUrl(fileId: FileId | null): FileUrl {
  const [broken, setBroken] = useState<string | null>(null);
  const { data } = useQuery<SignedLink, CallError>(
    {
      ...routeQuery(uploadEndpoints.fileLink, { params: { fileId: fileId ?? '' } }),
      enabled: fileId !== null,
      retry: false,
      staleTime: ({ state }) => lifetime(state.data),
      refetchInterval: ({ state }) => state.data !== undefined && lifetime(state.data),
    },
    queryClient,
  );
  const url = fileId === null ? null : (data?.url ?? null);
  return { url: url === broken ? null : url, onBroken: () => setBroken(url) };
}

function lifetime(link: SignedLink | undefined): number {
  if (!link) return 0;
  return Math.max(minLifetime, Date.parse(link.expiresAt) - Date.now() - renewalMargin);
}
