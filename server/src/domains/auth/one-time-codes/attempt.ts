import type { AccountCall, Deps } from '../deps.ts';
import { subjectsOf } from '../limits.ts';
import { userAtNetwork } from '../sessions/trusted-network-store.ts';

interface CodeEntry {
  readonly email: string;
  readonly ticket?: string | undefined;
}

/**
 * Counts an attempt at a code before its outcome shows, and spends it on the code itself. Holders of
 * the ticket are not counted with strangers, whose wrong codes so never close the right one.
 */
export async function attemptCode<Tried>(
  deps: Deps,
  call: AccountCall<CodeEntry>,
  spendOnCode: () => Promise<Tried | null>,
): Promise<Tried | null> {
  const { limiter } = deps;
  const { network, account, both } = subjectsOf(call);
  await limiter.spend('codeTriesByNetwork', network);
  if (call.body.ticket === undefined) {
    await limiter.spend('codeTriesByAccountAndNetwork', both);
    if (!(await isTrusted(deps, call))) await limiter.spend('codeTriesByAccount', account);
    return spendOnCode();
  }
  const tried = await spendOnCode();
  // A ticket without a live code leads nowhere: there is nothing to guess.
  if (tried && !(await isTrusted(deps, call))) await limiter.spend('codeTriesWithTicket', account);
  return tried;
}

async function isTrusted({ db, clock }: Deps, { network, body }: AccountCall<CodeEntry>) {
  return (await userAtNetwork(db, { email: body.email, network }, clock.now())).isTrusted;
}
