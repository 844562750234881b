import type { Answers } from '@stratum/contract/assessments';
import { createStore } from 'zustand/vanilla';

export interface SavingState {
  /** Every answer given here since the page was opened, saved or not. */
  readonly given: Answers;
  /** Those the server has not confirmed. */
  readonly unsaved: Answers;
  readonly progress: 'idle' | 'saving' | Failure;
}

/**
 * What a failed try means: `retrying`, another follows; `rejected`, another would fail as well;
 * `signed_out`, the session is over, which says itself.
 */
export type Failure = 'retrying' | 'rejected' | 'signed_out';

interface Dependencies {
  readonly save: (answers: Answers) => Promise<void>;
  readonly classifyError: (error: unknown) => Failure;
  /** Runs something after a delay. @returns what cancels it */
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
}

const fresh: SavingState = { given: {}, unsaved: {}, progress: 'idle' };
const firstRetryDelay = 1_000;
const maxRetryDelay = 30_000;

export type AnswerSaver = ReturnType<typeof createAnswerSaver>;

/**
 * Saves answers as they are given: one call at a time, with all that has gathered meanwhile, and
 * again after a failure, with exponential backoff. An answer changed while it is under way is sent again.
 */
export function createAnswerSaver({ save, classifyError, schedule }: Dependencies) {
  const state = createStore<SavingState>()(() => fresh);
  let running: Promise<void> | null = null;
  let cancelRetry = () => {};
  let retryDelay = firstRetryDelay;

  async function run(): Promise<void> {
    cancelRetry();
    while (!isSaved()) {
      const sent = state.getState().unsaved;
      // A failure stays on screen until it is over, not anew with each try.
      if (state.getState().progress !== 'retrying') state.setState({ progress: 'saving' });
      try {
        await save(sent);
      } catch (error) {
        if (isSaved()) return; // reset meanwhile
        const progress = classifyError(error);
        state.setState({ progress });
        if (progress !== 'retrying') return;
        cancelRetry = schedule(() => void start(), retryDelay);
        retryDelay = Math.min(retryDelay * 2, maxRetryDelay);
        return;
      }
      retryDelay = firstRetryDelay;
      state.setState(({ unsaved }) => ({ unsaved: without(unsaved, sent), progress: 'idle' }));
    }
  }

  function start(): Promise<void> {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  const isSaved = () => isEmpty(state.getState().unsaved);

  return {
    state,
    enqueue(id: string, answer: number): void {
      state.setState(({ given, unsaved }) => ({
        given: { ...given, [id]: answer },
        unsaved: { ...unsaved, [id]: answer },
      }));
      void start();
    },
    /** Saves at once. @returns whether everything is saved now */
    async flush(): Promise<boolean> {
      await start();
      return isSaved();
    },
    isSaved,
    /** Leaves what is saved to the server, which may hear of it from another device meanwhile. */
    dropConfirmed(): void {
      state.setState(({ unsaved }) => ({ given: unsaved }));
    },
    /** Cancels the retry and drops all answers. */
    reset(): void {
      cancelRetry();
      retryDelay = firstRetryDelay;
      state.setState(fresh);
    },
  };
}

/** What is left of `unsaved` once `sent` has arrived. */
function without(unsaved: Answers, sent: Answers): Answers {
  return Object.fromEntries(Object.entries(unsaved).filter(([id, answer]) => sent[id] !== answer));
}

function isEmpty(answers: Answers): boolean {
  return Object.keys(answers).length === 0;
}
