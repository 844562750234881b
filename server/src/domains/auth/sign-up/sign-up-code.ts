import type { authRoutes } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import type { Transaction } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { codeSent } from '../code-mails.ts';
import type { AccountCall, Deps } from '../deps.ts';
import { spendResend } from '../limits.ts';
import { hashCode, hashToken, newCode, newToken } from '../tokens.ts';
import {
  insertSignUp,
  type NewCode,
  type NewSignUp,
  replaceCode,
  replaceCodeOf,
  sweepSignUps,
} from './store.ts';

/** Stores a sign-up until its code is entered, and mails the code. */
export async function storeSignUp(deps: Deps, person: NewSignUp) {
  const { db, clock, sendCode } = deps;
  const ticket = newToken();
  const ticketHash = hashToken(ticket);
  const { code, stored } = prepareCode(deps, person.email);
  await sweepSignUps(db, clock.now());
  await inTransaction(db, async (tx) => {
    await insertSignUp(tx, { ...person, ...stored, ticketHash });
    await sendCode(tx, { occasion: 'sign_up', ticketHash, code });
  });
  return { ...codeSent(person.email), ticket };
}

/** Mails a new code where one is awaited, and answers alike where none is. */
export async function resendSignUpCode(
  deps: Deps,
  call: AccountCall<Part<typeof authRoutes.resendOtp, 'body'>>,
) {
  const { body } = call;
  await spendResend(deps.limiter, call);
  await renewCode(deps, body.email, (tx, code) => replaceCode(tx, body, code));
  return codeSent(body.email);
}

/** Mails a new code for a sign-up whose password was entered. */
export function renewSignUpCode(
  deps: Deps,
  { email, ticketHash }: { readonly email: string; readonly ticketHash: string },
): Promise<void> {
  return renewCode(deps, email, (tx, code) => replaceCodeOf(tx, ticketHash, code));
}

/** Where no sign-up awaits a code, one is sent all the same, for a sign-up that is not there. */
async function renewCode(
  deps: Deps,
  email: string,
  replace: (tx: Transaction, code: NewCode) => Promise<string | null>,
): Promise<void> {
  const { code, stored } = prepareCode(deps, email);
  await inTransaction(deps.db, async (tx) => {
    const ticketHash = (await replace(tx, stored)) ?? hashToken(newToken());
    await deps.sendCode(tx, { occasion: 'sign_up_again', ticketHash, code });
  });
}

function prepareCode({ clock, otpKey }: Deps, email: string) {
  const code = newCode();
  const codeHash = hashCode(otpKey, 'verify_email', email, code);
  return { code, stored: { codeHash, codeMadeAt: clock.now() } };
}
