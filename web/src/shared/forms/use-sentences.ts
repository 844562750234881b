import { useTranslation } from 'react-i18next';
import { hasField, type Problems } from './problems.ts';

interface Sentences {
  /** By the path of the field that it is shown at. */
  readonly errors: Readonly<Record<string, string>>;
  /** What no field of the form shows. */
  readonly others: readonly string[];
}

/** What the problems of a form are in the reader's language, and where each is said. */
export function useSentences(problems: Problems, values: object): Sentences {
  const { t } = useTranslation('fields');
  const sentences = Object.entries(problems).map(([path, problem]): [string, string] => [
    path,
    typeof problem === 'string' ? problem : t(problem.key, { limit: problem.limit }),
  ]);
  return {
    errors: Object.fromEntries(sentences.filter(([path]) => hasField(values, path))),
    others: sentences.filter(([path]) => !hasField(values, path)).map(([, sentence]) => sentence),
  };
}
