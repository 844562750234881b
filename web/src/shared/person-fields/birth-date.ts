import { daySchema } from '@stratum/contract/calendar';

const birthDateParts = ['day', 'month', 'year'] as const;
export type BirthDatePart = (typeof birthDateParts)[number];
export type BirthDate = Readonly<Record<BirthDatePart, string>>;

export const noBirthDate: BirthDate = { day: '', month: '', year: '' };

/**
 * The day as `YYYY-MM-DD`, undefined when all is left open. What is no whole day comes back
 * in a form that the schema refuses, so that it is never taken for an open field.
 */
export function dayOfBirth({ day, month, year }: BirthDate): string | undefined {
  const parts = [year.trim(), month.trim().padStart(2, '0'), day.trim().padStart(2, '0')];
  return [day, month, year].every((part) => part.trim() === '') ? undefined : parts.join('-');
}

/** The three parts of a day kept as `YYYY-MM-DD`, as they are typed. */
export function birthDateOf(kept: string | null): BirthDate {
  const [year = '', month = '', day = ''] = kept?.split('-') ?? [];
  return { day: withoutZero(day), month: withoutZero(month), year };
}

function withoutZero(part: string): string {
  return part.replace(/^0/, '');
}

/** The part to look at first when the date does not exist. */
export function wrongPart(date: BirthDate): BirthDatePart {
  const { day, month, year } = date;
  const open = birthDateParts.find((part) => date[part].trim() === '');
  if (open) return open;
  if (!/^\d{4}$/.test(year.trim())) return 'year';
  const leapYear = '2000';
  return daySchema.safeParse(dayOfBirth({ day, month, year: leapYear })).success ? 'year' : 'day';
}

/** Day, month and year in the order in which the locale writes them. */
export function partsInOrder(locale: string): BirthDatePart[] {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(0)
    .flatMap(({ type }) => birthDateParts.find((part) => part === type) ?? []);
}
