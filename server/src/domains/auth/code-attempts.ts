import { type Subjects, spendCodeTry } from './limits.ts';
import type { Needs } from './needs.ts';
import { userAtNetwork } from './trusted-network-store.ts';

interface CodeEntry {
  readonly email: string;
  readonly ticket?: string | undefined;
}

/**
 * Counts an attempt at a code before its outcome shows, and spends it on the code itself. Who holds
 * the ticket is not counted with strangers, so that their wrong codes never close the right one.
 */
export async function attemptCode<Tried>(
  { db, clock, limiter }: Needs,
  { email, ticket }: CodeEntry,
  subjects: Subjects,
  spendOnCode: () => Promise<Tried | null>,
): Promise<Tried | null> {
  const { network, account } = subjects;
  await limiter.spend('codeTriesByNetwork', network);
  const isTrusted = async () =>
    (await userAtNetwork(db, { email, network }, clock.now())).isTrusted;
  if (ticket === undefined) {
    await spendCodeTry(limiter, subjects, isTrusted);
    return spendOnCode();
  }
  const tried = await spendOnCode();
  // A ticket without a live code leads nowhere: there is nothing to guess.
  if (tried && !(await isTrusted())) await limiter.spend('codeTriesWithTicket', account);
  return tried;
}
