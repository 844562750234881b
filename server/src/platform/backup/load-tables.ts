import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { damaged } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

const decompress = promisify(zstdDecompress);

/** More than a part of a table is made of. */
const mostBytes = 64 * 1024 * 1024;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Loads rows into the tables of a database in one transaction, past triggers and foreign keys. */
export interface TableLoader {
  /** Takes a table's next part; those of a table come one after the other. */
  load(table: string, part: Buffer): Promise<void>;
  /** Sets the sequences, has the foreign keys hold again, for what was loaded too, and commits. */
  finish(): Promise<void>;
  /** Ends a table that is being loaded, so that the connection takes statements again. */
  giveUp(): Promise<void>;
}

/**
 * Keys are taken away and made again, and triggers turned off by table: an owner may do so, where
 * `session_replication_role` takes a superuser, whom hosted databases do not give.
 */
export async function startLoading(
  client: pg.ClientBase,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<TableLoader> {
  const names = tables.map(({ name }) => name);
  await client.query('BEGIN');
  const foreignKeys = await readForeignKeys(client, names);
  for (const { table, name } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  const guarded = await tablesWithTriggers(client, names);
  for (const name of guarded) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // Migrations write rows as well.
  for (const name of names) await client.query(`DELETE FROM ${name}`);
  let current: { readonly table: string; readonly copy: Copy } | null = null;
  return {
    async load(table, part) {
      if (current?.table !== table) {
        await current?.copy.end();
        current = { table, copy: openCopy(client, columnsOf(tables, table)) };
      }
      await current.copy.write(await decompress(part, { maxOutputLength: mostBytes }));
    },
    async finish() {
      await current?.copy.end();
      for (const name of guarded) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
      for (const { name, value } of sequences) {
        if (value !== null) await client.query('SELECT setval($1, $2)', [name, value]);
      }
      for (const { table, name, definition } of foreignKeys) {
        await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
      }
      await client.query('COMMIT');
    },
    giveUp: async () => current?.copy.giveUp(),
  };
}

function columnsOf(tables: Manifest['tables'], table: string): string {
  const known = tables.find(({ name }) => name === table);
  if (!known) throw damaged(`it has rows of ${table}, which its manifest does not know`);
  return `${table} (${known.columns.join(', ')})`;
}

/** Of partitions the keys follow from the table's. */
async function readForeignKeys(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, format('%I', k.conname) AS name,
       pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE k.contype = 'f' AND k.conparentid = 0 AND format('%I.%I', n.nspname, c.relname) = ANY ($1)
     ORDER BY 1, 2`,
    [tables],
  );
  return rows;
}

async function tablesWithTriggers(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT format('%I.%I', n.nspname, c.relname) AS name
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE NOT t.tgisinternal`,
  );
  return rows.map(({ name }) => name).filter((name) => tables.includes(name));
}

interface Copy {
  write(bytes: Buffer): Promise<void>;
  /** Resolves once the database has taken all rows. */
  end(): Promise<void>;
  giveUp(): Promise<void>;
}

function openCopy(client: pg.ClientBase, target: string): Copy {
  const stream: Writable = client.query(copyFrom(`COPY ${target} FROM STDIN`));
  const done = finished(stream);
  // Told by whoever writes or ends.
  done.catch(() => {});
  return {
    async write(bytes) {
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), done]);
    },
    async end() {
      stream.end();
      await done;
    },
    async giveUp() {
      stream.destroy(new Error('the restore was given up'));
      await done.catch(() => {});
    },
  };
}
