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

/** Answers given against an older pack keep their place where the question is still asked. */
export function knownAnswers(keys: Keys, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => keys.has(id)));
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
