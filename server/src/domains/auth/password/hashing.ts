import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions } from '@node-rs/argon2';
import { createGate } from '../../../platform/limits/gate.ts';
import { sameHash } from '../tokens.ts';

/**
 * Hashes that run at once. They occupy libuv's threads, which files and DNS need as well: half of
 * the threads stay free, and a processor for the event loop.
 */
export function hashesAtOnce(processors: number, threads: number): number {
  return Math.max(1, Math.min(processors - 1, Math.floor(threads / 2)));
}

/** libuv's own default, whatever the machine. */
const defaultThreads = 4;

// argon2id with the library's defaults, which are OWASP's: 19 MiB, 2 passes, 1 lane.
const gate = createGate({
  concurrency: hashesAtOnce(
    availableParallelism(),
    Number(process.env.UV_THREADPOOL_SIZE) || defaultThreads,
  ),
  maxQueued: 500,
});

/** Stands in for the hash of an account that is not there. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$OAFhAtseGxYQJaz6ADa7Iw$KFnW502nJVYsOOK/djd41YuH/nwBA/z9/jEEl6TVE40';

/** The salt is random unless one is given. */
export function hashPassword(password: string, salt?: Buffer): Promise<string> {
  return gate(() => hash(password, salt ? { salt } : null));
}

/** The one salt of all sign-ups of an address, so that one hash compares a password with them all. */
export function sharedSalt(key: Buffer, email: string): Buffer {
  return createHmac('sha256', key).update(`salt\n${email}`).digest().subarray(0, 16);
}

/**
 * Which of each group of hashes, that share their salt, the password makes. Costs the same work
 * however many a group has, and where it has none; all groups together take one place in the gate.
 */
export function matchingHashes(
  entered: string,
  ...groups: readonly (readonly string[])[]
): Promise<(string | undefined)[]> {
  return gate(async () => {
    const matching: (string | undefined)[] = [];
    for (const hashes of groups) matching.push(await matchIn(entered, hashes));
    return matching;
  });
}

async function matchIn(entered: string, hashes: readonly string[]): Promise<string | undefined> {
  const model = hashes[0] ?? decoyHash;
  const made = await hash(entered, { ...parseOptions(model), salt: saltIn(model) });
  return hashes.find((hashed) => sameHash(hashed, made));
}

function saltIn(hashed: string): Buffer {
  return Buffer.from(hashed.split('$')[4] ?? '', 'base64');
}
