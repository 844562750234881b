/** What a person has done, day by day: the raw material of figures, without a rule in it. */
export interface RawWins {
  readonly posted: ReadonlyMap<string, number>;
  readonly skipped: ReadonlySet<string>;
  readonly paused: ReadonlySet<string>;
  readonly restWeekdays: (day: string) => readonly string[];
}

const plain = (day: string) => Temporal.PlainDate.from(day);
const shifted = (day: string, days: number) => plain(day).add({ days }).toString();
const names = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const weekday = (day: string) => names[plain(day).dayOfWeek] ?? '';

function isFrozen(raw: RawWins, day: string): boolean {
  return (
    raw.skipped.has(day) ||
    raw.restWeekdays(day).includes(weekday(day)) ||
    (raw.paused.has(day) && !raw.posted.get(day))
  );
}

/** The figures by counting day after day backwards, the simplest way there is. */
export function naiveFigures(raw: RawWins, today: string) {
  const posts = [...raw.posted.keys()].toSorted();
  const [first = today] = posts;
  const end = posts.filter((day) => day > today && raw.posted.get(day)).at(-1) ?? today;
  const streakUpTo = (last: string, least: number) => {
    let streak = 0;
    for (let day = last; day >= first; day = shifted(day, -1)) {
      if (isFrozen(raw, day)) continue;
      if ((raw.posted.get(day) ?? 0) >= least) streak += 1;
      else if (day !== end) break;
    }
    return streak;
  };
  const isWon = (day: string) => (raw.posted.get(day) ?? 0) > 0;
  const counted = Array.from({ length: 30 }, (_, back) => shifted(end, -back)).filter(
    (day) => posts.length > 0 && day >= first && !isFrozen(raw, day) && (day !== end || isWon(day)),
  );
  const share = (100 * counted.filter(isWon).length) / counted.length;
  return {
    streak: streakUpTo(end, 1),
    perfectStreak: streakUpTo(end, 5),
    bestStreak: Math.max(0, ...posts.map((day) => streakUpTo(day, 1))),
    consistency: counted.length === 0 ? null : Math.round(share),
  };
}

/** The points of ISO weeks by adding up posts. */
export function naiveWeek(raw: RawWins, monday: string): number {
  const days = Array.from({ length: 7 }, (_, index) => shifted(monday, index));
  return days.reduce((sum, day) => sum + (raw.posted.get(day) ?? 0), 0);
}
