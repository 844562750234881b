// When reminders are to come, found another way than the product does: by walking along what Intl says
// that the clocks of a zone show, without Temporal.

const minute = 60_000;
const quarter = 15 * minute;
const day = 24 * 60 * minute;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show, `YYYY-MM-DD HH:MM`. */
function shown(at: number, timeZone: string): string {
  let clock = clocks.get(timeZone);
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(at);
}

/** The first minute at which the clocks have reached a time of a day; they change at quarters of an hour. */
function firstMinute(date: string, time: string, timeZone: string): number {
  const asIfUtc = Date.parse(`${date}T${time}Z`);
  const offset =
    Date.parse(`${shown(asIfUtc - day, timeZone).replace(' ', 'T')}Z`) - (asIfUtc - day);
  const isReached = (at: number) => shown(at, timeZone) >= `${date} ${time}`;
  // Clocks are set by no more than three hours.
  let at = Math.floor((asIfUtc - offset) / quarter) * quarter - 3 * 60 * minute;
  while (!isReached(at + quarter - minute)) at += quarter;
  while (!isReached(at)) at += minute;
  return at;
}

interface Rule {
  readonly time: string;
  /** 0 for Sunday. */
  readonly weekdays?: readonly number[];
  readonly dayOfMonth?: number;
}

/** All instants of a rule on the days from one to another. */
export function expectedTimes(rule: Rule, timeZone: string, from: string, until: string): number[] {
  const times: number[] = [];
  for (let at = Date.parse(from); at <= Date.parse(until); at += day) {
    const date = new Date(at);
    const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
    const wanted = Math.min(rule.dayOfMonth ?? date.getUTCDate(), lastDay.getUTCDate());
    if (wanted !== date.getUTCDate()) continue;
    if (rule.weekdays && !rule.weekdays.includes(date.getUTCDay())) continue;
    times.push(firstMinute(date.toISOString().slice(0, 10), rule.time, timeZone));
  }
  return times;
}

/** Zones with a time that their clocks skip or show twice, where they do such a thing. */
export const zonesAndTimes = [
  ['Australia/Lord_Howe', '02:15'],
  ['Asia/Kathmandu', '08:00'],
  ['America/Sao_Paulo', '00:30'],
  ['Africa/Casablanca', '02:30'],
  ['America/New_York', '02:30'],
  ['Europe/Berlin', '02:30'],
  ['Pacific/Auckland', '02:45'],
  ['America/St_Johns', '01:30'],
  ['Asia/Beirut', '00:15'],
  ['America/Santiago', '00:00'],
  ['Atlantic/Azores', '00:30'],
  ['Pacific/Kiritimati', '23:59'],
] as const;
