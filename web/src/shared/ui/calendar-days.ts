import { type CalendarDate, parseDate } from '@internationalized/date';

/** A day of the contract, `2026-11-23`, as React Aria's date fields take it. */
export function toDate(day: string | null): CalendarDate | null {
  return day === null ? null : parseDate(day);
}

interface Bounds {
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
}

export function toBounds({ min, max }: Bounds): {
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
} {
  return { ...(min && { minValue: parseDate(min) }), ...(max && { maxValue: parseDate(max) }) };
}
