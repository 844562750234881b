import type { Consent } from '@stratum/contract/consent';
import type { consentRoutes as routes } from '@stratum/contract/consents';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { forgetKeptReplies } from '../../platform/idempotency/run-once.ts';
import { consentOf, recordConsent } from './consent.ts';
import type { Deps } from './deps.ts';
import { endConsent } from './store.ts';

/** @throws AppError conflict where another text is asked by now */
export async function giveConsent(
  { clock, pack }: Deps,
  { caller: { userId }, body: { version }, tx, locale }: Call<typeof routes.giveConsent>,
): Promise<Consent> {
  const local = pack.inLocale(locale);
  if (version !== local.consent.version) throw new AppError('conflict');
  const before = await consentOf(tx, local, userId);
  if (before.state === 'given') return before;
  const now = clock.now();
  await endConsent(tx, userId, { endedAt: now, endedBy: 'next_consent' });
  await recordConsent(tx, { userId, locale, version, via: 'screen' }, now);
  return consentOf(tx, local, userId);
}

/** What was kept by the consent goes with it: rows, and the replies kept for repetitions of calls. */
export async function withdrawConsent(
  { clock, pack, onWithdrawal }: Deps,
  { caller: { userId }, tx, locale }: Call<typeof routes.withdrawConsent>,
): Promise<Consent> {
  await endConsent(tx, userId, { endedAt: clock.now(), endedBy: 'withdrawal' });
  for (const forget of onWithdrawal) await forget(tx, userId);
  await forgetKeptReplies(tx, userId);
  return consentOf(tx, pack.inLocale(locale), userId);
}
