import { localDate } from '@stratum/contract/local-date';
import type { Clock } from './clock.ts';
import type { Caller } from './http/call.ts';

/** The day it is for a person, by their profile. */
export function todayOf(
  { clock }: { readonly clock: Clock },
  { timeZone, dayStartHour }: Pick<Caller, 'timeZone' | 'dayStartHour'>,
): string {
  return localDate(clock.now(), timeZone, dayStartHour);
}
