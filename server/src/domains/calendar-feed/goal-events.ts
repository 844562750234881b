import { addDays } from '@stratum/contract/plain-days';
import { dayAt } from '@stratum/contract/zoned-time';
import type { CalendarGoal } from '../goals/index.ts';
import { type Component, type Property, textProperty } from './i-calendar.ts';
import type { sayIn } from './texts.ts';

interface Telling {
  readonly say: ReturnType<typeof sayIn>;
  readonly timeZone: string;
  /** What each event of the goal says besides. */
  readonly about: readonly Property[];
}

/** The milestones of a goal that have a day, and its last day, or that on which it was reached. */
export function goalEvents(
  { id, name: goal, milestones, endDate, completedAt }: CalendarGoal,
  { say, timeZone, about }: Telling,
): Component[] {
  const due = milestones.flatMap(({ id: uid, name, dueDate, done, steps }) => {
    if (dueDate === null) return [];
    const summary = say(done === steps ? 'milestoneDone' : 'milestone', { name });
    return [allDay({ uid, day: dueDate, summary }, [textProperty('description', goal), ...about])];
  });
  const end =
    completedAt === null
      ? { uid: id, day: endDate, summary: say('end', { goal }) }
      : { uid: id, day: dayAt(completedAt, timeZone), summary: say('reached', { goal }) };
  return [...due, allDay(end, about)];
}

interface AllDay {
  readonly uid: string;
  readonly day: string;
  readonly summary: string;
}

function allDay({ uid, day, summary }: AllDay, about: readonly Property[]): Component {
  const properties: Property[] = [
    ['uid', {}, 'text', uid],
    ['dtstart', {}, 'date', day],
    ['dtend', {}, 'date', addDays(day, 1)],
    textProperty('summary', summary),
    ...about,
  ];
  return ['vevent', properties, []];
}
