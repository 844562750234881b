import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, DatabaseAddress } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';

export interface CommandDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly config: Config;
  readonly address: DatabaseAddress;
  readonly log: Log;
}

interface Described {
  /** The arguments; those in brackets may be left out. */
  readonly usage: string;
  readonly purpose: string;
  /** Fewest and most arguments. */
  readonly takes: readonly [number, number];
}

/** Is given the database, with its tables up to date. */
export interface Command extends Described {
  /** Runs also where the database knows other secrets. */
  readonly anySecrets?: true;
  /** @returns a sentence for the operator. @throws CommandError */
  run(deps: CommandDeps, words: readonly string[]): Promise<string>;
}

/** Is about the installation as a whole, and opens itself what it needs. */
export interface WholeCommand extends Described {
  /** @returns a sentence for the operator. @throws CommandError */
  runAlone(deps: { config: Config; log: Log }, words: readonly string[]): Promise<string>;
}

/** Why a command was refused; the message is a sentence for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
}
