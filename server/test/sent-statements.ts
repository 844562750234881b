import pg from 'pg';
import { vi } from 'vitest';

/**
 * The statements that are sent while a call runs, the begin and the end of transactions among them.
 * The job queue's own are left out, save those that send a job: their times are no call's.
 */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const texts = query.mock.calls.map(([sent]) => textOf(sent));
  query.mockRestore();
  return texts.filter((text) => !/\bpgboss\./.test(text) || /INSERT INTO pgboss\.job/.test(text));
}

function textOf(sent: unknown): string {
  return typeof sent === 'string' ? sent : (sent as { text: string }).text;
}
