import pg from 'pg';
import { vi } from 'vitest';

/** How many queries a call makes, the open and the close of transactions among them. */
export async function countQueries(call: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const { length } = queries.mock.calls;
  queries.mockRestore();
  return length;
}
