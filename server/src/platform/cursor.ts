import { AppError } from './http/app-error.ts';

/** A place in a list that pages by key: the time and id of the last row seen. */
export interface Cursor {
  readonly time: Date;
  readonly id: string;
}

export function writeCursor({ time, id }: Cursor): string {
  return `${time.getTime()}.${id}`;
}

/** Rows that `everyRow` reads at once: few enough not to block the event loop. */
const walkPage = 50;

/**
 * All rows of a list, a page in memory at a time.
 * @param pageAfter reads at most `limit` rows that follow one, or the first ones
 */
export async function* everyRow<Row>(
  pageAfter: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let page: readonly Row[] = [];
  do {
    page = await pageAfter(page.at(-1), walkPage);
    yield* page;
  } while (page.length === walkPage);
}

/** Milliseconds up to the year 5138, within PostgreSQL's range. */
const pattern = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** @throws AppError invalid_input for a text that no list has given out */
export function readCursor(text: string): Cursor {
  const [, time, id] = pattern.exec(text) ?? [];
  if (time === undefined || id === undefined) {
    throw new AppError('invalid_input', { fields: new Map([['cursor', { key: 'invalid' }]]) });
  }
  return { time: new Date(Number(time)), id };
}
