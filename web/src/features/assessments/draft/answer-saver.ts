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
 * What a failed try means: `waiting`, another follows; `refused`, another would fail as well;
 * `ended`, the session is over, which says itself.
 */
export type Failure = 'waiting' | 'refused' | 'ended';

interface Dependencies {
  readonly save: (answers: Answers) => Promise<void>;
  readonly judge: (error: unknown) => Failure;
  /** Runs something later; the returned function calls it off. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

const fresh: SavingState = { given: {}, unsaved: {}, progress: 'idle' };
const firstPause = 1_000;
const longestPause = 30_000;

export type AnswerSaver = ReturnType<typeof createAnswerSaver>;

/**
 * Saves answers as they are given: one call at a time, with all that has gathered meanwhile, and
 * again after a failure, in growing pauses. An answer changed while it is under way is sent anew.
 */
export function createAnswerSaver({ save, judge, later }: Dependencies) {
  const state = createStore<SavingState>()(() => fresh);
  let underWay: Promise<void> | null = null;
  let callOff = () => {};
  let pause = firstPause;

  async function run(): Promise<void> {
    callOff();
    while (!isSettled()) {
      const sent = state.getState().unsaved;
      // Trouble is said until it is over, not anew with each try.
      if (state.getState().progress !== 'waiting') state.setState({ progress: 'saving' });
      try {
        await save(sent);
      } catch (error) {
        if (isSettled()) return; // forgotten meanwhile
        const progress = judge(error);
        state.setState({ progress });
        if (progress !== 'waiting') return;
        callOff = later(() => void start(), pause);
        pause = Math.min(pause * 2, longestPause);
        return;
      }
      pause = firstPause;
      state.setState(({ unsaved }) => ({ unsaved: without(unsaved, sent), progress: 'idle' }));
    }
  }

  function start(): Promise<void> {
    underWay ??= run().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  const isSettled = () => isEmpty(state.getState().unsaved);

  return {
    state,
    give(id: string, answer: number): void {
      state.setState(({ given, unsaved }) => ({
        given: { ...given, [id]: answer },
        unsaved: { ...unsaved, [id]: answer },
      }));
      void start();
    },
    /** Tries at once. @returns whether everything is saved now */
    async settle(): Promise<boolean> {
      await start();
      return isSettled();
    },
    isSettled,
    /** Leaves what is saved to the server, which may hear of it from another device meanwhile. */
    release(): void {
      state.setState(({ unsaved }) => ({ given: unsaved }));
    },
    /** Ends all trying and forgets what was given. */
    forget(): void {
      callOff();
      pause = firstPause;
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
