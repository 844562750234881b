/** §4: the life of the persisted state. */
export type PersistPhase = 'registered' | 'rehydrated' | 'paused' | 'flushed' | 'purged';

/** What went wrong last; the page goes on in every case. */
type PersistProblem = 'rehydration_timeout' | 'unreadable' | 'not_written';

export interface PersistStatus {
  readonly phase: PersistPhase;
  /** True once the state is the stored one, or a fresh one for good. */
  readonly rehydrated: boolean;
  readonly problem: PersistProblem | null;
  /** Whether what stands in the store is stored. */
  readonly isStored: boolean;
}

/** §8: reading the stored state took longer than it may. */
export class RehydrationTimeoutError extends Error {
  override readonly name = 'RehydrationTimeoutError';
}
