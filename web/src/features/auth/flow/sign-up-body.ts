import { timeZoneSchema } from '@stratum/contract/calendar';
import type { Locale } from '@stratum/contract/locale';
import { dayOfBirth } from '../../../shared/person-fields/birth-date.ts';
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
    ...typed({ state: details.state, city: details.city, orgcode: details.orgcode }),
    smsNotification: phone !== '' && details.smsNotification,
    locale,
    ...(timeZone !== undefined && { timeZone }),
  };
}

function typed(texts: Readonly<Record<'state' | 'city' | 'orgcode', string>>) {
  const filledIn = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(filledIn);
}

/** The browser's time zone, undefined where it names none that exists. */
export function browserTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZoneSchema.safeParse(timeZone).data;
}
