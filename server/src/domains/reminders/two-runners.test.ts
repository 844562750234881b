import { afterAll, expect, test } from 'vitest';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeReminder } from '../../../test/reminded.ts';
import { createDue } from '../../jobs.ts';
import { expectedTimes, zonesAndTimes } from './testing/expected-times.ts';

const on = await openTestApp();
afterAll(on.close);

/** Around the days on which the clocks change in São Paulo, New York and St. John's. */
const days = { goalStartDate: '2018-10-31', goalEndDate: '2018-11-06' };
const hour = 3_600_000;

/** When a row of a reminder is due next. */
async function nextDue(): Promise<number | null> {
  const { rows } = await on.database.pool.query(
    `SELECT min(attempt_at) AS at FROM due WHERE kind = 'reminder'`,
  );
  return rows[0]?.at?.getTime() ?? null;
}

test('two runners beside each other, that stand still at times, tell each reminder of twelve zones once', async () => {
  on.clock.set('2018-10-29T12:00:00Z');
  const people = new Map<string, string>();
  for (const [timeZone, time] of zonesAndTimes) {
    const person = await on.build.user({ timeZone });
    await makeReminder(person, { time }, { ...days, milestones: [] });
    people.set(timeZone, person.id);
  }
  const runners = [on.due, createDue(on.deps, on.domains)];
  const runs: number[] = [];
  for (let due = await nextDue(); due !== null; due = await nextDue()) {
    // Every fifth time no process is there for fourteen hours.
    runs.push(runs.length % 5 === 4 ? due + 14 * hour : due);
    on.clock.set(new Date(runs.at(-1) ?? 0));
    await Promise.all(runners.map((runner) => runner.runDue()));
  }
  for (const [timeZone, time] of zonesAndTimes) {
    const times = expectedTimes({ time }, timeZone, days.goalStartDate, days.goalEndDate);
    expect(await becameOf(people.get(timeZone) ?? ''), timeZone).toEqual(outcomesOf(times, runs));
  }
});

/** What became of a person's reminder, and how often they were told. */
async function becameOf(userId: string): Promise<string[]> {
  const { rows } = await on.database.pool.query(
    `SELECT due_at, outcome, (SELECT count(*)::int FROM notifications
       WHERE user_id = $1 AND (data ->> 'dueAt')::timestamptz = due_at AND data ->> 'wasMissed' = 'false') AS told
     FROM reminder_occurrences JOIN reminders ON reminders.id = reminder_id
     WHERE user_id = $1 ORDER BY due_at`,
    [userId],
  );
  return rows.map(({ due_at, outcome, told }) => `${due_at.toISOString()} ${outcome} ${told}`);
}

/** The same said another way: of what has come by a run, the newest is told within twelve hours. */
function outcomesOf(times: readonly number[], runs: readonly number[]): string[] {
  return times.map((at, index) => {
    const run = runs.find((each) => each >= at) ?? 0;
    const next = times[index + 1];
    const isNewest = next === undefined || next > run;
    const outcome = isNewest && run - at < 12 * hour ? 'fired 1' : 'missed 0';
    return `${new Date(at).toISOString()} ${outcome}`;
  });
}
