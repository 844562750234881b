/** Days back from today, or days that somebody has chosen. */
export const searchSpans = ['any', 'today', 'week', 'month', 'year', 'days'] as const;

export interface Span {
  readonly name: (typeof searchSpans)[number];
  /** `YYYY-MM-DD` where `days` are chosen; null is open. */
  readonly from: string | null;
  readonly to: string | null;
}

export const anyTime: Span = { name: 'any', from: null, to: null };

const daysBack = { today: 0, week: 6, month: 29, year: 364 } as const;

/** The first and the last instant of a span, where the reader is. */
export function instantsOf({ name, from, to }: Span, now: Date): { from?: string; to?: string } {
  if (name === 'any') return {};
  if (name === 'days') {
    return {
      ...(from !== null && { from: startOf(from).toISOString() }),
      ...(to !== null && { to: endOf(to).toISOString() }),
    };
  }
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack[name]);
  return { from: first.toISOString() };
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

function endOf(day: string): Date {
  return new Date(`${day}T23:59:59.999`);
}
