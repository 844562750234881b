import { useTranslation } from 'react-i18next';
import type { Problems } from './check-input.ts';

/** The sentence to show at a field, in the reader's language. */
export function useProblemSentence(problems: Problems): (name: string) => string | undefined {
  const { t } = useTranslation('fields');
  return (name) => {
    const problem = problems[name];
    if (problem === undefined || typeof problem === 'string') return problem;
    return t(problem.key, { limit: problem.limit });
  };
}
