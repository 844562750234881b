import { appendAudit } from '../platform/audit/append-audit.ts';
import { verifyAudit } from '../platform/audit/verify-audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { adoptSecrets } from '../platform/secrets/bind-secrets.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { inTransaction } from '../platform/transaction.ts';

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
      const isNew = await inTransaction(db, async (tx) => {
        if (!(await adoptSecrets(tx, secrets, clock.now()))) return false;
        const entry = { action: 'secrets_adopted', actor: null, details: {} } as const;
        await appendAudit(tx, { clock, secrets }, entry);
        return true;
      });
      if (!isNew) return 'The database is tied to these secrets already.';
      return [
        'The database is tied to the secrets of this server from now on. What was made with the others has ended:',
        '- codes on their way: people ask for another one',
        '- addresses for uploads and of files that were given out in the last minutes',
        '- mails with codes that wait to be sent',
        'Restart every server that still runs with the others.',
      ].join('\n');
    },
  },
  'verify-audit': {
    usage: '[HASH]',
    purpose: 'walks the audit log, and looks for a hash noted earlier',
    anySecrets: true,
    async run({ db }, [noted]) {
      const verdict = await verifyAudit(db, noted === undefined ? {} : { noted });
      const { rows, head, isBroken, holdsNoted } = verdict;
      if (isBroken) throw new CommandError(`The audit log is broken behind its row ${rows}.`);
      if (!holdsNoted) throw new CommandError(`No row of the audit log has the hash ${noted}.`);
      return `The audit log is whole: ${rows} rows. Its newest hash, to be noted elsewhere: ${head}`;
    },
  },
};
