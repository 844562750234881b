import { setTimeout as wait } from 'node:timers/promises';
import { killLeftovers } from './leftovers.ts';
import { type PostgresLog, Postmaster, type PostmasterOptions } from './postmaster.ts';

export interface SupervisorOptions extends PostmasterOptions {
  readonly socketFolder: string;
  readonly log: PostgresLog;
  readonly onExit?: ((code: number | null) => void) | undefined;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A run of this length counts as healthy: the next pause is the first one again. */
const HEALTHY_RUN_MS = 10_000;

/** Keeps one PostgreSQL running until it is told to stop. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #stopping = new AbortController();
  #postmaster: Postmaster | null = null;
  #readySince = 0;
  #pause = FIRST_PAUSE_MS;
  #watch: Promise<void> = Promise.resolve();
  #stopped: Promise<void> | null = null;

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  get pid(): number {
    return this.#postmaster?.pid ?? 0;
  }

  /** Rejects when the first start fails; later ones are tried for as long as it takes. */
  async start(): Promise<void> {
    process.on('exit', this.#signalStop);
    await this.#launch();
    this.#watch = this.#keepRunning();
  }

  /** @param within milliseconds for a clean shutdown */
  stop(within?: number): Promise<void> {
    this.#stopped ??= this.#stopOnce(within);
    return this.#stopped;
  }

  /** On `exit` Node cannot wait any more. */
  readonly #signalStop = () => this.#postmaster?.signalStop();

  async #stopOnce(within?: number): Promise<void> {
    this.#stopping.abort();
    await this.#postmaster?.stop(within);
    await this.#watch;
    await this.#endOrphans();
    process.off('exit', this.#signalStop);
  }

  /** A PostgreSQL that was killed leaves its lock file, and children that may not have noticed yet. */
  async #endOrphans(): Promise<void> {
    try {
      await killLeftovers(this.#options);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'PostgreSQL has left processes behind');
    }
  }

  async #launch(): Promise<void> {
    await killLeftovers(this.#options);
    this.#stopping.signal.throwIfAborted();
    const postmaster = new Postmaster(this.#options);
    this.#postmaster = postmaster;
    await postmaster.ready();
    this.#readySince = performance.now();
  }

  async #keepRunning(): Promise<void> {
    while (this.#postmaster) {
      const { code, signal } = await this.#postmaster.ended;
      if (this.#stopping.signal.aborted) return;
      const { log, onExit } = this.#options;
      log.warn({ code, signal }, 'PostgreSQL has ended by itself and is started again');
      onExit?.(code);
      if (performance.now() - this.#readySince > HEALTHY_RUN_MS) this.#pause = FIRST_PAUSE_MS;
      await this.#relaunch();
    }
  }

  async #relaunch(): Promise<void> {
    const { signal } = this.#stopping;
    const { log } = this.#options;
    while (!signal.aborted) {
      try {
        await wait(this.#pause, undefined, { signal });
        this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
        await this.#launch();
        log.info({ pid: this.pid }, 'PostgreSQL serves again');
        return;
      } catch (error) {
        if (!signal.aborted)
          log.warn({ err: error }, 'PostgreSQL did not start and is tried again');
      }
    }
  }
}
