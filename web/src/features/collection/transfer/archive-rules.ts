/** What an archive may hold: more is refused before any of it is unpacked. */
export const archiveRules = {
  entries: 5_000,
  /** Bytes of all that is in it, unpacked. */
  unpacked: 500 * 1024 * 1024,
  /** Bytes of one note, and of one picture. */
  note: 512 * 1024,
  picture: 20 * 1024 * 1024,
  packed: 500 * 1024 * 1024,
} as const;

export type ArchiveProblem = 'broken' | 'too_many' | 'too_large' | 'bad_path' | 'empty';

/** Why an archive is not taken. */
export class ArchiveError extends Error {
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem) {
    super(problem);
    this.problem = problem;
  }
}
