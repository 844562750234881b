import type { Locale } from '@stratum/contract/locale';

/** A score or a change as the reader's language writes it, reckoned in whole tenths. */
export function shownTenths(tenths: number, reads: Locale): string {
  const size = Math.abs(tenths);
  return `${Math.floor(size / 10)}${reads === 'en' ? '.' : ','}${size % 10}`;
}

/** The tenths that are shown of a score, halves up. */
export function tenthsOf(score: number): number {
  return Math.floor(Number((score * 10).toFixed(6)) + 0.5);
}

/** `2026-03` as the reader's language names it. */
export function shownMonth(month: string, reads: Locale): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const instant = new Date(Date.UTC(year, number - 1, 15));
  return instant.toLocaleDateString(reads, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
