import { deleteEverySubscription } from '../domains/push/index.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import { adoptSecrets } from '../platform/secrets/bind-secrets.ts';
import { inTransaction } from '../platform/transaction.ts';
import type { Command } from './command.ts';

export const adoptSecretsCommand: Command = {
  usage: '',
  purpose: 'ties the database to the secrets of this server',
  takes: [0, 0],
  anySecrets: true,
  async run({ db, clock, secrets }) {
    const isNew = await inTransaction(db, async (tx) => {
      if (!(await adoptSecrets(tx, secrets, clock.now()))) return false;
      // Push services take nothing for them from a server with another key.
      await deleteEverySubscription(tx);
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
      '- pushes to browsers: people turn them on again',
      'Restart every server that still runs with the others.',
    ].join('\n');
  },
};
