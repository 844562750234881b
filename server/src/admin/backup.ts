import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseUnfinishedRestore } from '../platform/backup/empty-folder.ts';
import { makeBackup } from '../platform/backup/make-backup.ts';
import { openArchive } from '../platform/backup/open-archives.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { shareDatabase } from '../platform/open-database.ts';
import { loadSecrets } from '../platform/secrets/secrets.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { CommandError, type WholeCommand } from './command.ts';

export const backup: WholeCommand = {
  usage: 'FILE',
  purpose: 'writes the whole installation into one file, or s3://BUCKET/FILE, while it runs or not',
  takes: [1, 1],
  async runAlone({ config, log }, [address = '']) {
    await refuseMissingInstallation(config);
    await refuseUnfinishedRestore(config.DATA_DIR);
    const archive = await openArchive(config, address);
    const secrets = await loadSecrets(config);
    const clock = systemClock;
    const storage = await createStorage(config, secrets.fileKey, clock);
    const database = await shareDatabase(config, log);
    try {
      const deps = { address: database.address, storage, secrets, clock, log };
      const { tables, files, bytes } = await makeBackup(deps, archive);
      const megabytes = (bytes / 1e6).toFixed(1);
      return `${address} holds ${tables} tables and ${files} files, ${megabytes} MB, and the secrets: keep it where nobody else reads it.`;
    } finally {
      await database.stop();
    }
  },
};

/** A folder named by mistake does not become a new installation. */
async function refuseMissingInstallation({ DATABASE_URL, DATA_DIR }: Config): Promise<void> {
  if (DATABASE_URL !== undefined) return;
  const cluster = await stat(join(DATA_DIR, 'postgres')).catch(() => null);
  if (!cluster) throw new CommandError(`There is no installation in the data folder ${DATA_DIR}.`);
}
