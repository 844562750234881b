import type { LocalPack, Pack } from '@stratum/content/pack';
import type { Consent, ConsentState } from '@stratum/contract/consent';
import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { holdConsent, insertConsent, newestConsent } from './store.ts';
import type { ConsentRow } from './tables.ts';

/** What is asked in a language, and how a person stands to it. */
export async function consentOf(
  tx: Queryable,
  { consent: text }: Pick<LocalPack, 'consent'>,
  userId: UserId,
): Promise<Consent> {
  const newest = await newestConsent(tx, userId);
  const isInForce = newest?.endedAt === null;
  return {
    state: stateOf(newest, text.version),
    givenAt: isInForce ? newest.givenAt.toISOString() : null,
    text,
  };
}

function stateOf(newest: ConsentRow | undefined, version: string): ConsentState {
  if (!newest) return 'none';
  if (newest.endedAt !== null) return 'withdrawn';
  if (newest.version !== version) return 'outdated';
  return newest.via === 'screen' ? 'given' : 'declared';
}

interface Writer {
  readonly userId: UserId;
  readonly locale: Locale;
}

/**
 * Lets answers be kept by a person who agrees to the text as it is now, and holds their consent until
 * the transaction ends. Where nobody has ever asked them, a program is handing in answers in their
 * name: it declares the consent, and that is what is recorded.
 * @throws AppError consent_required
 */
export async function requireConsent(
  tx: Transaction,
  { consent }: Pick<Pack, 'consent'>,
  { userId, locale }: Writer,
  now: Date,
): Promise<void> {
  const { version } = consent;
  let held = await holdConsent(tx, userId);
  if (!held) {
    const isAsked = (await newestConsent(tx, userId)) !== undefined;
    if (!isAsked) await recordConsent(tx, { userId, locale, version, via: 'call' }, now);
    // Of parallel first calls one has recorded it.
    held = await holdConsent(tx, userId);
  }
  if (held?.version !== version) throw new AppError('consent_required');
}

export async function recordConsent(
  tx: Transaction,
  consent: Pick<ConsentRow, 'userId' | 'locale' | 'version' | 'via'>,
  now: Date,
): Promise<void> {
  await insertConsent(tx, { id: newId<string>(), ...consent, givenAt: now });
}
