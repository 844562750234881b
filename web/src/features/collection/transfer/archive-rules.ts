/** What an archive may hold: more is refused before any of it is unpacked. */
export const archiveRules = {
  entries: 50_000,
  /** Bytes of all that is in it, unpacked. */
  unpacked: 4 * 1024 ** 3,
  /** Bytes of one note, and of what says of the other items. */
  note: 512 * 1024,
  list: 16 * 1024 ** 2,
} as const;

export type ArchiveRules = { readonly [Name in keyof typeof archiveRules]: number };
export type ArchiveProblem = 'broken' | 'too_many' | 'too_large' | 'bad_path' | 'empty';

/** Why an archive is not taken. */
export class ArchiveError extends Error {
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem) {
    super(problem);
    this.problem = problem;
  }
}
