import type { Readable } from 'node:stream';

/** Where archives lie, by name. */
export interface Archives {
  /** The names of those that are whole. */
  list(): Promise<string[]>;
  /**
   * Stores an archive, whole or not at all.
   * @param signal aborts it
   * @throws BackupError where there is one of this name
   */
  write(name: string, content: Readable, signal?: AbortSignal): Promise<void>;
  /** @throws BackupError where there is none */
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
  /** Removes what was begun before an instant and never became whole. */
  sweep(before: Date): Promise<void>;
}
