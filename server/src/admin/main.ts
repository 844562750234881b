import { failureSentence } from '../failure-sentence.ts';
import { refuseUnfinishedRestore } from '../platform/backup/empty-folder.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { connectDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { migrateDatabase } from '../platform/migrations/migrate-database.ts';
import { shareDatabase } from '../platform/open-database.ts';
import { bindSecrets } from '../platform/secrets/bind-secrets.ts';
import { loadSecrets } from '../platform/secrets/secrets.ts';
import { CommandError } from './command.ts';
import { commandOf } from './commands.ts';

// What an operator does by hand: node server/src/admin/main.ts COMMAND [WORDS]
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof CommandError ? error.message : failureSentence(error));
  process.exitCode = 1;
}

/** Runs against DATABASE_URL or the embedded database, beside a running server or without one. */
async function run(words: readonly string[]): Promise<string> {
  const command = commandOf(words);
  const config = readConfig(process.env);
  const log = createLog('error');
  if ('runAlone' in command) return command.runAlone({ config, log });
  await refuseUnfinishedRestore(config.DATA_DIR);
  const secrets = await loadSecrets(config);
  const { address, stop } = await shareDatabase(config, log);
  try {
    await migrateDatabase(address, log);
    const database = connectDatabase(address, { log, poolSize: 2 });
    try {
      const { db } = database;
      const clock = systemClock;
      if (!command.anySecrets) await bindSecrets(db, secrets, clock.now());
      return await command.run({ db, clock, secrets, config, address, log });
    } finally {
      await database.close();
    }
  } finally {
    await stop();
  }
}
