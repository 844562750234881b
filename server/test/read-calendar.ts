import ICAL from 'ical.js';

export interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  /** A day, or the instants at which it comes. */
  readonly at: string | readonly Date[];
}

/** Turns of one event that are read at most. */
const most = 3_000;

/** The events of a calendar file as a program reads them, by the time zones of the file. */
export function readCalendar(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const components = calendar.getAllSubcomponents('vevent');
  const mains = components.filter((each) => !each.hasProperty('recurrence-id'));
  return mains.map((component) => {
    const exceptions = components.filter(
      (each) =>
        each.hasProperty('recurrence-id') &&
        each.getFirstPropertyValue('uid') === component.getFirstPropertyValue('uid'),
    );
    const event = new ICAL.Event(component, { exceptions });
    return { uid: event.uid, summary: event.summary, at: timesOf(event) };
  });
}

function timesOf(event: ICAL.Event): string | Date[] {
  if (event.startDate.isDate) return event.startDate.toString();
  if (!event.isRecurring()) return [event.startDate.toJSDate()];
  const times: Date[] = [];
  const turns = event.iterator();
  for (let turn = turns.next(); turn && times.length < most; turn = turns.next()) {
    times.push(event.getOccurrenceDetails(turn).startDate.toJSDate());
  }
  return times;
}
