import type { emailChangeRoutes } from '@stratum/contract/email-change';
import type { Part } from '@stratum/contract/route';
import type { FieldProblem } from '@stratum/contract/validation';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type UserRow, userById } from '../../accounts/index.ts';
import { codeSent } from '../code-mails.ts';
import type { Deps } from '../deps.ts';
import { spendEmailChange } from '../limits.ts';
import { putEmailChange } from '../one-time-codes/email-change-store.ts';
import { isOwnPassword } from '../password/confirm-owner.ts';
import { hashCode, newCode } from '../tokens.ts';

type Body = Part<typeof emailChangeRoutes.changeEmail, 'body'>;

interface ChangeCall {
  readonly caller: Caller;
  readonly network: string;
  readonly body: Body;
}

/**
 * Mails a code to both addresses. The work and the answer are alike where the new one has an
 * account: its owner gets a mail without a code.
 */
export async function changeEmail(deps: Deps, call: ChangeCall) {
  const { db, clock, limiter, otpKey, sendCode } = deps;
  const { caller, body } = call;
  const user = await userById(db, caller.userId);
  if (!user) throw new AppError('invalid_token');
  if (body.email === user.email) throw refused('email', 'own_email');
  await checkPassword(deps, caller, user, body.password);
  await spendEmailChange(limiter, call, user.id);
  const codes = { new: newCode(), current: newCode() };
  await inTransaction(db, async (tx) => {
    await putEmailChange(tx, {
      userId: user.id,
      email: body.email,
      newCodeHash: hashCode(otpKey, 'new_email', body.email, codes.new),
      currentCodeHash: hashCode(otpKey, 'current_email', user.email, codes.current),
      madeAt: clock.now(),
    });
    await sendCode(tx, { occasion: 'new_email', userId: user.id, code: codes.new });
    await sendCode(tx, { occasion: 'current_email', userId: user.id, code: codes.current });
  });
  return codeSent(body.email);
}

/** An account without a password is confirmed by the code to its current address alone. */
async function checkPassword(
  { limiter }: Deps,
  caller: Caller,
  { passwordHash }: UserRow,
  password: string | undefined,
): Promise<void> {
  if (passwordHash === null) return;
  if (password === undefined) throw refused('password', 'required');
  const isRight = await isOwnPassword(limiter, caller, password, passwordHash);
  if (!isRight) throw refused('password', 'wrong_password');
}

function refused(field: keyof Body, key: FieldProblem['key']): AppError {
  return new AppError('invalid_input', { fields: new Map([[field, { key }]]) });
}
