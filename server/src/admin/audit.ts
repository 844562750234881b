import { verifyAudit } from '../platform/audit/verify-audit.ts';
import { type Command, CommandError } from './command.ts';

export const verifyAuditCommand: Command = {
  usage: '[HASH]',
  purpose: 'walks the audit log, and looks for a hash noted earlier',
  takes: [0, 1],
  anySecrets: true,
  async run({ db }, [noted]) {
    const verdict = await verifyAudit(db, noted === undefined ? {} : { noted });
    const { rows, head, isBroken, holdsNoted } = verdict;
    if (isBroken) throw new CommandError(`The audit log is broken behind its row ${rows}.`);
    if (!holdsNoted) throw new CommandError(`No row of the audit log has the hash ${noted}.`);
    return `The audit log is whole: ${rows} rows. Its newest hash, to be noted elsewhere: ${head}`;
  },
};
