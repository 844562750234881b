import type { GoalId } from '@stratum/contract/ids';
import { createStore } from 'zustand/vanilla';
import { CallError } from '../../../../shared/api/call-error.ts';
import { hasWords, isWritten } from '../../draft/goal-body.ts';
import type { DraftMilestone } from '../../draft/goal-draft.ts';
import type { PathUpdate } from '../../draft/milestone-changes.ts';
import { type KnownMilestone, toRows, withNews } from './known-path.ts';
import { nextWrite, type StepWrite } from './next-write.ts';

interface SyncOptions {
  readonly goalId: GoalId;
  readonly known: readonly KnownMilestone[];
  /** @returns what the server has after the write */
  readonly send: (write: StepWrite) => Promise<readonly KnownMilestone[]>;
  /** What the server has, under the keys of what was known. */
  readonly reread: (before: readonly KnownMilestone[]) => Promise<readonly KnownMilestone[]>;
  /** Holds other readers off while writes are under way. */
  readonly exclusively: (work: () => Promise<boolean>) => Promise<boolean>;
}

interface SyncState {
  readonly rows: readonly DraftMilestone[];
  readonly phase: 'saved' | 'saving' | 'failed';
  /** Why the last try failed. */
  readonly problem: string;
}

/** Changes closer together than this are sent as one, in milliseconds. */
const pause = 700;
/** So often a write may meet what another device has removed meanwhile. */
const mostRereads = 3;

/**
 * Rows that are edited at once, and brought to the server one call after the other: whatever is
 * changed meanwhile, the calls lead to the rows as they stand then.
 */
export function createStepSync(options: SyncOptions) {
  const { goalId, send, reread, exclusively } = options;
  let { known } = options;
  const state = createStore<SyncState>()(() => ({
    rows: toRows(known),
    phase: 'saved',
    problem: '',
  }));
  let running = Promise.resolve(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt = 0;

  const update: PathUpdate = (change) => {
    const { rows } = state.getState();
    const changed = change(rows);
    if (changed === rows) return;
    state.setState({ rows: changed });
    changedAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => void run(false), pause);
  };

  const writeFor = (removes: boolean) => {
    const { rows } = state.getState();
    return nextWrite(known, { goalId, rows: removes ? rowsToKeep(rows) : rows, removes });
  };

  function run(removes: boolean): Promise<boolean> {
    clearTimeout(timer);
    // A turn that threw has told its caller; the next begins anew.
    running = running
      .catch(() => false)
      .then(() => (writeFor(removes) === null ? settle() : exclusively(() => sendAll(removes))));
    return running;
  }

  async function sendAll(removes: boolean): Promise<boolean> {
    state.setState({ phase: 'saving', problem: '' });
    for (let rereads = 0, write = writeFor(removes); write; write = writeFor(removes)) {
      // Somebody types: the timer that this has started goes on.
      if (!removes && Date.now() - changedAt < pause) return false;
      try {
        known = await send(write);
      } catch (error) {
        rereads += 1;
        if (!(await isMended(error, rereads))) return fail(error);
      }
    }
    return settle();
  }

  /** What is gone elsewhere is no obstacle: the rows lead on from what there is now. */
  async function isMended(thrown: unknown, rereads: number): Promise<boolean> {
    if (!(thrown instanceof CallError) || thrown.code !== 'not_found') return false;
    const now = rereads > mostRereads ? null : await reread(known).catch(() => null);
    if (now === null) return false;
    state.setState(({ rows }) => ({ rows: withNews(rows, known, now) }));
    known = now;
    return true;
  }

  function settle(): true {
    state.setState({ phase: 'saved', problem: '' });
    return true;
  }

  function fail(error: unknown): false {
    const isRefused = error instanceof CallError;
    state.setState({ phase: 'failed', problem: isRefused ? error.message : '' });
    if (!isRefused) throw error;
    return false;
  }

  return {
    state,
    update,
    /** Sends all that is left, removals too. @returns whether the server has everything */
    finish: () => run(true),
    /** A milestone that has steps and no name, which cannot be kept. */
    unnamed: () => unnamedIn(state.getState().rows),
    isSaved: () => writeFor(true) === null && unnamedIn(state.getState().rows) === undefined,
  };
}

export type StepSync = ReturnType<typeof createStepSync>;

function unnamedIn(rows: readonly DraftMilestone[]): DraftMilestone | undefined {
  return rows.find((row) => row.milestoneName.trim() === '' && isWritten(row));
}

/** Rows without a word go when the editor is closed. */
function rowsToKeep(rows: readonly DraftMilestone[]): readonly DraftMilestone[] {
  return rows
    .filter(isWritten)
    .map((row) => ({ ...row, microGoal: row.microGoal.filter(hasWords) }));
}
