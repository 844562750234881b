import type { Readable } from 'node:stream';
import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Queryable, Transaction } from './database.ts';

/** One file of the archive; its content is read lazily, when its turn comes. */
export type ExportEntry = {
  /** Place in the archive, such as `assessments/attempts.json`. */
  readonly path: string;
} & (
  | {
      /** A value of bounded size, written as JSON that people can read. */
      json(): unknown;
    }
  | {
      /** A list of any length, written as a JSON array row by row. */
      rows(): AsyncIterable<unknown>;
    }
  | { bytes(): Promise<Readable> }
);

export interface ExportCall {
  readonly db: Queryable;
  readonly userId: UserId;
  /** Language of texts that are added to make the data readable. */
  readonly locale: Locale;
}

/** What one domain holds of a person, for the archive of an account and for its end. */
export interface PersonalData {
  readonly name: string;
  /** Every table of the domain with rows that refer to a person. */
  readonly tables: readonly string[];
  export(call: ExportCall): AsyncIterable<ExportEntry>;
  /** How many of each thing an operator is told of that the person keeps; nothing of what is in them. */
  counts?(db: Queryable, userId: UserId): Promise<Readonly<Record<string, number>>>;
  /**
   * Removes what does not go with the row of the person by foreign key: files, rows without a key.
   * May be called again after a crash.
   */
  erase?(tx: Transaction, userId: UserId): Promise<void>;
}
