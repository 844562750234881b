import { localDate } from '@stratum/contract/local-date';
import { dayOrder } from '../../shared/i18n/use-format.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useProfile } from './use-profile.ts';

/** Days and times by the clocks of the profile, which reminders come by; by this browser's until it is read. */
export function useClocks() {
  const locale = useLocale();
  const { timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone } =
    useProfile().data ?? {};
  const dayOf = (instant: string | Date) => localDate(new Date(instant), timeZone);
  const timeOf = (instant: string | Date) =>
    new Intl.DateTimeFormat(dayOrder[locale], { timeZone, timeStyle: 'short' }).format(
      new Date(instant),
    );
  return { today: dayOf(new Date()), dayOf, timeOf };
}

export type Clocks = ReturnType<typeof useClocks>;
