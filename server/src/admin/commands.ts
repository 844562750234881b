import { grant, revoke } from './administrators.ts';
import { verifyAuditCommand } from './audit.ts';
import { backup } from './backup.ts';
import { type Command, type CommandDeps, CommandError, type WholeCommand } from './command.ts';
import { order } from './order.ts';
import { organization } from './organization.ts';
import { pack } from './pack.ts';
import { parcel } from './parcel.ts';
import { restore } from './restore.ts';
import { retestSpread } from './retest.ts';
import { adoptSecretsCommand } from './secrets.ts';
import { promoCode, stock } from './shop.ts';

/** What an operator does by `npm run admin -- NAME`. */
const commands: Readonly<Record<string, Command | WholeCommand>> = {
  grant,
  revoke,
  organization,
  order,
  parcel,
  stock,
  'promo-code': promoCode,
  'adopt-secrets': adoptSecretsCommand,
  'verify-audit': verifyAuditCommand,
  'retest-spread': retestSpread,
  backup,
  restore,
  pack,
};

type ReadyCommand =
  | { readonly anySecrets: boolean; run(deps: CommandDeps): Promise<string> }
  | { runAlone(deps: Parameters<WholeCommand['runAlone']>[0]): Promise<string> };

/** @throws CommandError that lists them where the words are none */
export function commandOf([name = '', ...words]: readonly string[]): ReadyCommand {
  const command = commands[name];
  if (!command) throw new CommandError(`There is no command "${name}".\n${list()}`);
  const [fewest, most] = command.takes;
  if (words.length < fewest || words.length > most) {
    throw new CommandError(`${name} is written: ${lineOf(name, command)}`);
  }
  if ('runAlone' in command) return { runAlone: (deps) => command.runAlone(deps, words) };
  return {
    anySecrets: command.anySecrets ?? false,
    run: (deps) => command.run(deps, words),
  };
}

function list(): string {
  const lines = Object.entries(commands).map(
    ([name, command]) => `  ${lineOf(name, command)}\n    ${command.purpose}`,
  );
  return ['There are:', ...lines].join('\n');
}

function lineOf(name: string, command: Command | WholeCommand): string {
  const script = 'runAlone' in command ? `${name} --` : `admin -- ${name}`;
  return `npm run ${script} ${command.usage}`.trimEnd();
}
