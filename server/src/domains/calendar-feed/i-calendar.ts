import ICAL from 'ical.js';

/** A property and a component as jCal has them (RFC 7265): name, parameters, type, values. */
export type Property = [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: string,
  ...values: unknown[],
];
export type Component = [name: string, properties: Property[], components: Component[]];

// A line has 75 octets at most, and one that goes on begins with a space, which ical.js counts apart.
ICAL.foldLength = 74;

/** As RFC 5545 writes it. */
export function writeCalendar(calendar: Component): string {
  return `${ICAL.stringify(calendar)}\r\n`;
}

/** Text without control characters, which RFC 5545 has no way to write; lines end alike. */
export function textProperty(name: string, value: string): Property {
  return [name, {}, 'text', value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')];
}

export function instantProperty(name: string, instant: Date): Property {
  return [name, {}, 'date-time', instantText(instant)];
}

export function instantText(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}
