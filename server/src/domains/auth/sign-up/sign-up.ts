import type { AccountCall, Deps } from '../deps.ts';
import { admitSignUp } from '../limits.ts';
import { hashPassword, sharedSalt } from '../password/hashing.ts';
import { awaitCode } from './sign-up-code.ts';
import { type SignUp, validateSignUp } from './validate-sign-up.ts';

/**
 * Stores a sign-up that its code makes an account; other sign-ups of the address leave it alone.
 * Where the address has an account, its owner gets a mail, the answer and the work stay alike, and
 * what is stored opens nothing.
 */
export async function signUp(deps: Deps, call: AccountCall<SignUp>) {
  const account = await validateSignUp(deps, call);
  const { email, password } = call.body;
  const passwordHash = await admitSignUp(deps.limiter, call, () =>
    hashPassword(password, sharedSalt(deps.otpKey, email)),
  );
  return awaitCode(deps, { ...account, passwordHash });
}
