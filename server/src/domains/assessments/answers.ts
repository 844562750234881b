import type { Pack } from '@stratum/content/pack';
import type { Answers, Attempt } from '@stratum/contract/assessments';
import { scoreCategory, scoreTrait } from '@stratum/contract/scoring';
import type { FieldProblem } from '@stratum/contract/validation';
import { AppError } from '../../platform/http/app-error.ts';
import type { QuestionKey } from './questionnaire.ts';

type Keys = ReadonlyMap<string, QuestionKey>;

/** @throws AppError invalid_input naming each answer to an unknown question or out of its bounds */
export function checkAnswers(keys: Keys, answers: Answers): void {
  const problems = Object.entries(answers).flatMap(([id, answer]): [string, FieldProblem][] => {
    const key = keys.get(id);
    if (!key) return [[`answers.${id}`, { key: 'unknown_field' }]];
    return answer > key.highest ? [[`answers.${id}`, { key: 'choice' }]] : [];
  });
  if (problems.length > 0) throw new AppError('invalid_input', { fields: new Map(problems) });
}

/** @throws AppError assessment_incomplete naming each question still open */
export function checkComplete(keys: Keys, answers: Answers): void {
  const open = [...keys.keys()].filter((id) => answers[id] === undefined);
  if (open.length === 0) return;
  const fields = new Map(open.map((id) => [`answers.${id}`, { key: 'required' } as const]));
  throw new AppError('assessment_incomplete', { fields });
}

/** Whether answers were given to the words of another pack, as far as who sends them says so. */
export function isOfAnotherPack(
  { version }: Pack,
  { contentVersion }: { readonly contentVersion?: string | undefined },
): boolean {
  return contentVersion !== undefined && contentVersion !== version;
}

interface Draft {
  readonly contentVersion: string;
  readonly answers: Answers;
}

/** None where another pack asked: its words, and which way they count, may differ. */
export function answersToPack({ version }: Pack, draft: Draft | null | undefined): Answers {
  return draft?.contentVersion === version ? draft.answers : {};
}

/** @param answers one for every question */
export function scoreAnswers(
  keys: Keys,
  answers: Answers,
): Pick<Attempt, 'score' | 'level' | 'traits'> {
  const byTrait = Map.groupBy(keys, ([, { traitId }]) => traitId);
  const traits = [...byTrait].map(([traitId, questions]) => ({
    traitId,
    ...scoreTrait({
      statements: questions
        .filter(([, { kind }]) => kind === 'statement')
        .map(([id, { reversed }]) => ({ answer: answers[id] ?? 0, reversed })),
      anchor: answers[`${traitId}.anchor`] ?? 0,
    }),
  }));
  return { ...scoreCategory(traits), traits };
}
