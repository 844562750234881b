import { localDate } from '@stratum/contract/local-date';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Caller } from '../../platform/http/call.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** The day it is for a person, by their profile. */
export function todayOf(
  { clock }: Pick<Deps, 'clock'>,
  { timeZone, dayStartHour }: Pick<Caller, 'timeZone' | 'dayStartHour'>,
): string {
  return localDate(clock.now(), timeZone, dayStartHour);
}
