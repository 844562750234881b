import type { authRoutes } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import { AppError } from '../../platform/http/app-error.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Needs } from './needs.ts';
import { checkNewPassword, setPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { holderOfResetTicket, takeResetTicket } from './reset-ticket-store.ts';

interface ResetCall {
  readonly body: Part<typeof authRoutes.resetPassword, 'body'>;
  readonly address: string;
}

/** Sets a new password by a ticket, which a password that is refused leaves in place. */
export async function resetPassword(needs: Needs, { body, address }: ResetCall) {
  const { db, clock, limiter } = needs;
  const { ticket, password } = body;
  await limiter.spend('resetByNetwork', networkOf(address));
  const user = await holderOfResetTicket(db, ticket, clock.now());
  if (!user) throw new AppError('wrong_ticket');
  checkNewPassword(user, password);
  const passwordHash = await hashPassword(password);
  const isSet = await inTransaction(
    db,
    async (tx) =>
      (await takeResetTicket(tx, ticket, clock.now())) &&
      setPassword(needs, tx, user, { passwordHash, keep: null }),
  );
  if (!isSet) throw new AppError('wrong_ticket');
  return { changed: true as const };
}
