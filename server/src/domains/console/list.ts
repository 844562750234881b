import type { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import type { Cell } from './csv.ts';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
}

/** A list of the console, as its screen reads it and as a file of all its rows is made. */
export interface ConsoleList {
  /** Keys of the columns that a file may have. */
  readonly columns: readonly string[];
  /** All rows that a state of the list has, cell by cell, a page in memory at a time. */
  rows(state: unknown, columns: readonly string[]): AsyncIterable<readonly Cell[]>;
}

/** What the page's reader is given besides the list's own filters. */
interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface ListParts<Query extends PageQuery, Row> {
  /** The query of the route that the screen reads. */
  readonly query: z.ZodType<Query>;
  /** What that route answers with. */
  readonly page: (query: Query) => Promise<Page<Row>>;
  readonly columns: Readonly<Record<string, (row: Row) => Cell>>;
}

const rowsAtOnce = 100;

/** Makes a list's export of what its screen is read by: a file has the rows and cells of the screen. */
export function defineList<Query extends PageQuery, Row>({
  query,
  page,
  columns,
}: ListParts<Query, Row>): ConsoleList {
  return {
    columns: Object.keys(columns),
    async *rows(state, keys) {
      const { data, success } = query.safeParse(state);
      if (!success) throw new AppError('invalid_input');
      let cursor: string | undefined;
      do {
        const { items, next } = await page({ ...data, limit: rowsAtOnce, cursor });
        for (const row of items) yield keys.map((key) => columns[key]?.(row) ?? null);
        cursor = next ?? undefined;
      } while (cursor !== undefined);
    },
  };
}
