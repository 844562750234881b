import { useProblemSentence } from '../../../shared/forms/use-problem-sentence.ts';
import type { AuthStep } from '../flow/auth-step.ts';
import { useAuthDraft } from '../flow/draft.ts';

/** The sentence to show at a field of the form, in the reader's language. */
export function useProblemText(step: AuthStep): (name: string) => string | undefined {
  const problems = useAuthDraft((draft) => draft.problems[step]);
  return useProblemSentence(problems ?? none);
}

const none = {};
