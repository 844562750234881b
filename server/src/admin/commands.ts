import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { adoptSecrets } from '../platform/secrets/bind-secrets.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';

interface CommandDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

export interface Command {
  /** What stands behind the command's name. */
  readonly usage: string;
  readonly purpose: string;
  /** Also with secrets that the database is not tied to. */
  readonly anySecrets?: true;
  /** @returns what to tell the operator */
  run(deps: CommandDeps, words: readonly string[]): Promise<string>;
}

/** Why a command was refused; the message is a sentence for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** What an operator does by `npm run admin -- NAME`. */
export const commands: Readonly<Record<string, Command>> = {
  'adopt-secrets': {
    usage: '',
    purpose: 'ties the database to the secrets of this server',
    anySecrets: true,
    async run({ db, clock, secrets }) {
      if (!(await adoptSecrets(db, secrets, clock.now()))) {
        return 'The database is tied to these secrets already.';
      }
      return [
        'The database is tied to the secrets of this server from now on. What was made with the others has ended:',
        '- codes on their way: people ask for another one',
        '- addresses for uploads and of files that were given out in the last minutes',
        '- mails with codes that wait to be sent',
        'Restart every server that still runs with the others.',
      ].join('\n');
    },
  },
};
