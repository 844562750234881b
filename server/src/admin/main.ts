import { failureSentence } from '../failure-sentence.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { CommandError } from './command.ts';
import { commandOf } from './commands.ts';
import { withDatabase } from './with-database.ts';

// What an operator does by hand: node server/src/admin/main.ts COMMAND [WORDS]
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof CommandError ? error.message : failureSentence(error));
  process.exitCode = 1;
}

async function run(words: readonly string[]): Promise<string> {
  const command = commandOf(words);
  const config = readConfig(process.env);
  const log = createLog('error');
  if ('runAlone' in command) return command.runAlone({ config, log });
  const { anySecrets } = command;
  return withDatabase({ config, log, anySecrets }, (deps) => command.run(deps));
}
