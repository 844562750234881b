import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../../platform/limits/gate.ts';

// argon2id with the library's defaults, which are OWASP's: 19 MiB, 2 passes, 1 lane. It runs on
// libuv's threads; the gate keeps a processor free for the event loop and the memory bounded.
const gate = createGate({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 500 });

/** Stands in for the hash of an account that is not there. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$OFAhFtseGxYQJaz6ADa7Iw$KFnW502nJVYsOOK/djd41YuH/nwBA/z9/jEEl6TVE40';

export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(password));
}

/** Costs the same work whether or not there is an account to compare with. */
export async function passwordMatches(entered: string, hashed: string | null): Promise<boolean> {
  const matches = await gate(() => verify(hashed ?? decoyHash, entered));
  return matches && hashed !== null;
}
