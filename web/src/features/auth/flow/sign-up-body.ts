import type { Locale } from '@stratum/contract/locale';
import { dayOfBirth } from '../fields/birth-date.ts';
import type { AuthDraft } from './draft.ts';

/** What is sent of both steps: open fields are left out, and so is SMS without a number. */
export function signUpBody(
  identity: AuthDraft['identity'],
  details: AuthDraft['details'],
  locale: Locale,
  timeZone: string | undefined,
) {
  const phone = details.phone.trim();
  const birthDate = dayOfBirth(details.birthDate);
  return {
    ...identity,
    ...(details.gender && { gender: details.gender }),
    ...(birthDate !== undefined && { birthDate }),
    ...(phone !== '' && { phone }),
    ...(details.country && { country: details.country }),
    smsNotification: phone !== '' && details.smsNotification,
    locale,
    ...(timeZone !== undefined && { timeZone }),
  };
}
