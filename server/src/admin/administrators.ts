import { grantAdministrator, revokeAdministrator } from '../domains/administrators/index.ts';
import { type Command, CommandError } from './command.ts';

export const grant: Command = {
  usage: 'MAIL',
  purpose: 'makes an account an administrator',
  takes: [1, 1],
  async run(deps, [mail = '']) {
    const email = mail.toLowerCase();
    const outcome = await grantAdministrator(deps, email);
    if (outcome === 'no_account') {
      throw new CommandError(`No account has the address ${email}. Its owner signs up first.`);
    }
    return outcome === 'granted'
      ? `${email} is an administrator from now on.`
      : `${email} is an administrator already.`;
  },
};

export const revoke: Command = {
  usage: 'MAIL',
  purpose: 'makes an administrator an ordinary account',
  takes: [1, 1],
  async run(deps, [mail = '']) {
    const email = mail.toLowerCase();
    const outcome = await revokeAdministrator(deps, email);
    if (outcome === 'no_administrator') throw new CommandError(`${email} is no administrator.`);
    if (outcome === 'last_administrator') {
      throw new CommandError(
        `${email} is the last administrator. Make another account one first: npm run admin -- grant MAIL`,
      );
    }
    return `${email} is an ordinary account from now on.`;
  },
};
