import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PostgresStartError } from './errors.ts';
import { waitUntil } from './polling.ts';
import { spawnProgram } from './program.ts';
import type { RunAs } from './run-as.ts';

/** The part of pino's logger that the supervisor uses. */
export interface PostgresLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface PostmasterOptions {
  readonly cluster: string;
  readonly postgres: string;
  readonly runAs: RunAs;
  readonly settingWords: readonly string[];
  readonly log: PostgresLog;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Longest wait for a fast shutdown; PostgreSQL then recovers from its log at the next start. */
const FAST_STOP_MS = 7_000;
const LAST_LINES_MS = 500;
const LINES_KEPT = 10;

/** One run of PostgreSQL, from its start to its end. */
export class Postmaster {
  readonly pid: number;
  readonly ended: Promise<Exit>;
  readonly #child: ChildProcess;
  readonly #cluster: string;
  readonly #lastLines: string[] = [];
  #exit: Exit | null = null;

  constructor({ cluster, postgres, runAs, settingWords, log }: PostmasterOptions) {
    this.#cluster = cluster;
    const child = spawnProgram(runAs, postgres, ['-D', cluster, ...settingWords]);
    this.#child = child;
    // Without an id the start has failed, and `ready` rejects.
    this.pid = child.pid ?? 0;
    this.ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
      child.once('error', (error) => {
        this.#lastLines.push(error.message);
        resolve({ code: null, signal: null });
      });
    });
    void this.ended.then((exit) => {
      this.#exit = exit;
    });
    if (child.stderr) {
      createInterface({ input: child.stderr }).on('line', (line) => this.#record(line, log));
    }
  }

  /** Resolves when PostgreSQL accepts connections; crash recovery may take its time. */
  async ready(): Promise<void> {
    await waitUntil(Number.POSITIVE_INFINITY, () => this.#exit !== null || this.#saysReady());
    if (!this.#exit) return;
    await waitUntil(LAST_LINES_MS, () => this.#child.stderr?.readableEnded ?? true);
    throw new PostgresStartError(this.#cluster, this.#lastLines.join(' '));
  }

  /** PostgreSQL's fast shutdown: open transactions are rolled back, all is written. */
  async stop(within = FAST_STOP_MS): Promise<void> {
    this.#child.kill('SIGINT');
    if (await waitUntil(within, () => this.#exit !== null)) return;
    this.#child.kill('SIGQUIT');
    await this.ended;
  }

  /** Asks for the fast shutdown without waiting for it. */
  signalStop(): void {
    this.#child.kill('SIGINT');
  }

  /** The eighth line of postmaster.pid is what pg_ctl waits for, too. */
  #saysReady(): boolean {
    try {
      const lines = readFileSync(join(this.#cluster, 'postmaster.pid'), 'utf8').split('\n');
      return Number(lines[0]) === this.pid && lines[7]?.trim() === 'ready';
    } catch {
      return false;
    }
  }

  #record(line: string, log: PostgresLog): void {
    this.#lastLines.push(line);
    if (this.#lastLines.length > LINES_KEPT) this.#lastLines.shift();
    if (line.startsWith('LOG:')) log.info({ source: 'postgres' }, line);
    else log.warn({ source: 'postgres' }, line);
  }
}
