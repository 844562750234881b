import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { emailSchema } from '@stratum/contract/fields';
import { useEffect, useRef, useState } from 'react';
import { callRoute } from '../../../shared/api/route-call.ts';

/** Asks, once an address is typed, whether it has an account; without an answer nothing is said. */
export function useAccountExists(email: string) {
  const [known, setKnown] = useState<string | null>(null);
  const asked = useRef<string | null>(null);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);
  const address = emailSchema.safeParse(email).data ?? null;

  async function ask(): Promise<void> {
    if (address === null || address === asked.current) return;
    asked.current = address;
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    const input = { body: { email: address } };
    const answer = await callRoute(authEndpoints.userExists, input, { signal }).catch(() => null);
    if (!signal.aborted) setKnown(answer?.exists ? address : null);
  }
  return { exists: address !== null && address === known, ask: () => void ask() };
}
