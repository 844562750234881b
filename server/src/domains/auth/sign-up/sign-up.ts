import type { AccountCall, Deps } from '../deps.ts';
import { admitSignUp } from '../limits.ts';
import { hashPassword, sharedSalt } from '../password/hashing.ts';
import { newcomerOf, type SignUp } from './newcomer.ts';
import { awaitCode } from './sign-up-code.ts';

/**
 * Begins an account that its code makes good; others that somebody begins with the same address
 * leave it alone. Whoever owns the address already hears of it by mail, while the answer and the
 * work stay alike: what is stored then opens nothing.
 */
export async function signUp(deps: Deps, call: AccountCall<SignUp>) {
  const newcomer = await newcomerOf(deps, call);
  const { email, password } = call.body;
  const passwordHash = await admitSignUp(deps.limiter, call, () =>
    hashPassword(password, sharedSalt(deps.otpKey, email)),
  );
  return awaitCode(deps, { ...newcomer, passwordHash });
}
