import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from 'pg-boss';
import type { Queryable } from '../database.ts';

/**
 * The server's own pool for pg-boss. A statement that fails costs its connection: pg-boss sends
 * whole transactions as one text, and a failed one must not reach the next user of the connection.
 */
export function bossDatabase(pool: pg.Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const result = await client.query(text, values);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };
}

/** An open transaction for pg-boss. */
export async function bossTransaction(tx: Queryable): Promise<Db> {
  const { fromDrizzle } = await import('pg-boss');
  return fromDrizzle(tx, sql);
}
