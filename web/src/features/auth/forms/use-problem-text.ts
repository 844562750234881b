import { useTranslation } from 'react-i18next';
import type { AuthStep } from '../flow/auth-step.ts';
import { useAuthDraft } from '../flow/draft.ts';

/** The sentence to show at a field of the form, in the reader's language. */
export function useProblemText(step: AuthStep): (name: string) => string | undefined {
  const { t } = useTranslation('fields');
  const problems = useAuthDraft((draft) => draft.problems[step]);
  return (name) => {
    const problem = problems?.[name];
    if (problem === undefined || typeof problem === 'string') return problem;
    return t(problem.key, { limit: problem.limit });
  };
}
