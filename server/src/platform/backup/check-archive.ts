import { jobsConstruction } from '../jobs/construction.ts';
import type { Migration } from '../migrations/read-migrations.ts';
import { readKey } from '../secrets/secrets.ts';
import type { Archives } from './archives.ts';
import { BackupError, damaged } from './backup-error.ts';
import { entries } from './entries.ts';
import { archiveFormat, type Manifest, parseManifest } from './manifest.ts';
import { bytesOf, readArchive } from './read-archive.ts';

export interface CheckedArchive {
  readonly manifest: Manifest;
  /** The installation's master key. */
  readonly otpKey: Buffer;
}

/**
 * Reads an archive from its first byte to its last, before anything is made of it.
 * @throws BackupError where it is damaged, or made by a newer release
 */
export async function checkArchive(
  { archives, name }: { readonly archives: Archives; readonly name: string },
  migrations: readonly Migration[],
): Promise<CheckedArchive> {
  let manifest: Manifest | undefined;
  let otpKey: Buffer | undefined;
  for await (const entry of readArchive(await archives.read(name))) {
    if (!manifest) {
      if (entry.name !== entries.manifest) throw damaged('it does not begin with a manifest');
      manifest = await knownManifest(await bytesOf(entry), migrations);
    }
    if (entry.name === entries.secrets) otpKey = keyIn(await bytesOf(entry));
  }
  if (manifest && otpKey) return { manifest, otpKey };
  throw damaged('it holds no secrets');
}

function keyIn(bytes: Buffer): Buffer {
  const key = readKey(bytes.toString('utf8'));
  if (key) return key;
  throw damaged('its secrets cannot be read');
}

/** What a later release has added cannot be taken out again. */
async function knownManifest(bytes: Buffer, migrations: readonly Migration[]): Promise<Manifest> {
  const parsed = parseManifest(bytes);
  if ('otherFormat' in parsed) throw madeElsewhere(parsed.otherFormat > archiveFormat);
  const isKnown = migrations.some(({ madeAt }) => madeAt === parsed.migration);
  const { version } = await jobsConstruction();
  if (!isKnown || (parsed.jobs && parsed.jobs.version > version)) throw madeElsewhere(true);
  return parsed;
}

function madeElsewhere(isNewer: boolean): BackupError {
  return new BackupError(
    isNewer
      ? 'The archive was made by a newer release of Stratum than this one. Restore it by that release, or a later one. Nothing was restored.'
      : 'The archive was made by a release of Stratum that is too old for this one. Restore it by that release, and start this one on the result. Nothing was restored.',
  );
}
