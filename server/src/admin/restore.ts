import { type CheckedArchive, checkArchive } from '../platform/backup/check-archive.ts';
import { fillEmptyFolder } from '../platform/backup/empty-folder.ts';
import { openArchive } from '../platform/backup/open-archives.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { readMigrations } from '../platform/migrations/read-migrations.ts';
import { openDatabase } from '../platform/open-database.ts';
import { keepKey, secretsFrom } from '../platform/secrets/secrets.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { CommandError, type WholeCommand } from './command.ts';

export const restore: WholeCommand = {
  usage: 'FILE',
  purpose: 'makes an installation from such a file, in an empty DATA_DIR or DATABASE_URL',
  takes: [1, 1],
  async runAlone({ config, log }, [address = '']) {
    const migrations = await readMigrations();
    const archive = await openArchive(config, address);
    // Read whole once before anything is made of it.
    const { manifest, otpKey } = await checkArchive(archive, migrations);
    refuseOtherKey(config, otpKey);
    const files = await fillEmptyFolder(config.DATA_DIR, async () => {
      if (config.SECRET_KEY === undefined) await keepKey(config.DATA_DIR, otpKey);
      const storage = await createStorage(config, secretsFrom(otpKey).fileKey, systemClock);
      const database = await openDatabase(config, log);
      try {
        const content = await archive.archives.read(archive.name);
        const deps = { address: database.address, storage, migrations, log };
        return await restoreBackup(deps, { manifest, content });
      } finally {
        await database.stop();
      }
    });
    const { takenAt, tables } = manifest;
    return `${tables.length} tables and ${files} files are as they were at ${takenAt}. See that the old installation does not start again: both would send the same mails and reminders.`;
  },
};

/** What was sealed with the one key is not opened by another. */
function refuseOtherKey({ SECRET_KEY }: Config, otpKey: CheckedArchive['otpKey']): void {
  if (SECRET_KEY === undefined || SECRET_KEY.equals(otpKey)) return;
  throw new CommandError(
    'SECRET_KEY is another one than the archive’s. Leave it out, and the archive’s is kept in DATA_DIR; or give the same.',
  );
}
