import { AppError } from './http/app-error.ts';

/** A place in a list that pages by key: the time and id of the last row seen. */
export interface Cursor {
  readonly time: Date;
  readonly id: string;
}

export function writeCursor({ time, id }: Cursor): string {
  return `${time.getTime()}.${id}`;
}

/** Up to the year 5138, which PostgreSQL knows too. */
const pattern = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** @throws AppError invalid_input for a text that no list has given out */
export function readCursor(text: string): Cursor {
  const [, time, id] = pattern.exec(text) ?? [];
  if (time === undefined || id === undefined) {
    throw new AppError('invalid_input', { fields: new Map([['cursor', { key: 'invalid' }]]) });
  }
  return { time: new Date(Number(time)), id };
}
