import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { damaged } from './backup-error.ts';

/** Raised with every change after which an older release could not read an archive. */
export const archiveFormat = 1;

const names = z.string().min(1);

/** The first entry of an archive: what a restore has to know before it begins. */
const manifestSchema = z.object({
  product: z.literal('stratum'),
  format: z.int(),
  /** When the snapshot was taken. */
  takenAt: z.iso.datetime(),
  /** The newest migration that the tables have had: when it was generated. */
  migration: z.int(),
  /** The job queue's own tables; null where no server has made them. */
  jobs: z.object({ version: z.int(), construction: z.string() }).nullable(),
  tables: z.array(z.object({ name: names, columns: z.array(names) })),
  /** Where each sequence stands; null for one that has given no number. */
  sequences: z.array(z.object({ name: names, value: z.string().nullable() })),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Of an archive, only what every format says. */
const anyFormatSchema = z.object({ product: z.literal('stratum'), format: z.int() });

/** @returns the manifest, or the format where it is another release's. @throws BackupError */
export function parseManifest(bytes: Buffer): Manifest | { readonly otherFormat: number } {
  const value = parseJson(bytes.toString('utf8'));
  const { data: stated } = anyFormatSchema.safeParse(value);
  if (stated && stated.format !== archiveFormat) return { otherFormat: stated.format };
  const { data: manifest } = manifestSchema.safeParse(value);
  if (manifest) return manifest;
  throw damaged('it does not begin with a manifest');
}
