import type pg from 'pg';
import type { Manifest } from './manifest.ts';

// What the product has in a database: its own schema and the job queue's. The schema `drizzle`, which
// remembers the migrations, comes back by the migrations themselves.
const schemas = ['public', 'pgboss'] as const;

/** Of an extension that an operator has installed there. */
const isOfExtension = (oid: string) =>
  `EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${oid} AND d.deptype = 'e')`;

/** Tables with rows of their own; a partitioned one stands for its partitions. */
const tablesQuery = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
    array(
      SELECT format('%I', a.attname) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      ORDER BY a.attnum
    ) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relpersistence <> 't' AND NOT ${isOfExtension('c.oid')}
  ORDER BY 1`;

const sequencesQuery = `
  SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
  FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1`;

type Catalogue = Pick<Manifest, 'tables' | 'sequences'>;

export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const tables = await client.query<Catalogue['tables'][number]>(tablesQuery, [schemas]);
  const sequences = await client.query<Catalogue['sequences'][number]>(sequencesQuery, [schemas]);
  return { tables: tables.rows, sequences: sequences.rows };
}

/** Whether nobody keeps anything in the database: no table, view or sequence but of extensions. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`
    SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
      AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f') AND NOT ${isOfExtension('c.oid')}
    LIMIT 1`);
  return rows.length === 0;
}

/** Takes out of a database that was empty before all that a restore has made in it. */
export async function emptyDatabase(client: pg.ClientBase): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS pgboss, drizzle CASCADE');
  await client.query(`
    DO $$ DECLARE made record; BEGIN
      FOR made IN
        SELECT c.oid::regclass AS name FROM pg_class c
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
          AND NOT c.relispartition AND NOT ${isOfExtension('c.oid')}
      LOOP EXECUTE format('DROP TABLE %s CASCADE', made.name); END LOOP;
      FOR made IN
        SELECT p.oid::regprocedure AS name FROM pg_proc p
        WHERE p.pronamespace = 'public'::regnamespace AND NOT ${isOfExtension('p.oid')}
      LOOP EXECUTE format('DROP FUNCTION %s CASCADE', made.name); END LOOP;
    END $$`);
}
