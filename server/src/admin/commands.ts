import { grant, revoke } from './administrators.ts';
import { verifyAuditCommand } from './audit.ts';
import { type Command, type CommandDeps, CommandError } from './command.ts';
import { organization } from './organization.ts';
import { retestSpread } from './retest.ts';
import { adoptSecretsCommand } from './secrets.ts';

/** What an operator does by `npm run admin -- NAME`. */
const commands: Readonly<Record<string, Command>> = {
  grant,
  revoke,
  organization,
  'adopt-secrets': adoptSecretsCommand,
  'verify-audit': verifyAuditCommand,
  'retest-spread': retestSpread,
};

/** @throws CommandError that lists them where the words are none */
export function commandOf([name = '', ...words]: readonly string[]): {
  readonly anySecrets: boolean;
  run(deps: CommandDeps): Promise<string>;
} {
  const command = commands[name];
  if (!command) throw new CommandError(`There is no command "${name}".\n${list()}`);
  const [fewest, most] = command.takes;
  if (words.length < fewest || words.length > most) {
    throw new CommandError(`${name} is written: ${lineOf(name, command)}`);
  }
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

function lineOf(name: string, { usage }: Command): string {
  return `npm run admin -- ${name} ${usage}`.trimEnd();
}
