import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** One file of SQL, as drizzle-kit notes it in the journal. */
export interface Migration {
  readonly name: string;
  /** When it was generated, in milliseconds since 1970: its place in the order, and its key in the database. */
  readonly madeAt: number;
  readonly statements: readonly string[];
  readonly hash: string;
}

const journalSchema = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.int() })),
});

/** All migrations of a folder, in the journal's order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const journal = await readFile(join(folder, 'meta', '_journal.json'), 'utf8');
  const { entries } = journalSchema.parse(JSON.parse(journal));
  return Promise.all(
    entries.map(async ({ tag, when }) => {
      const source = await readFile(join(folder, `${tag}.sql`), 'utf8');
      return {
        name: tag,
        madeAt: when,
        statements: source.split('--> statement-breakpoint'),
        hash: createHash('sha256').update(source).digest('hex'),
      };
    }),
  );
}
