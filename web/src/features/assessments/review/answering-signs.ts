import type { Answers } from '@stratum/contract/assessments';
import type { Question } from '@stratum/contract/questions';

/** Milliseconds spent at a question, over all visits to it; none where it was answered elsewhere. */
export type AnswerTimes = Readonly<Record<string, number>>;

/**
 * Signs that somebody has answered without reading. Two seconds an item is the bound of Huang and
 * others (2012); both signs can have good reasons, so they are told and change no score.
 */
export interface AnsweringSigns {
  /** The one answer that all statements have. */
  readonly sameAnswer: number | null;
  /** How many statements were answered sooner than they can be read; null where they are few. */
  readonly hurried: number | null;
  readonly statements: number;
}

const hurriedBelow = 2_000;
/** Fewer statements with the same answer say nothing. */
const fewest = 6;

export function answeringSigns(
  questions: readonly Question[],
  answers: Answers,
  times: AnswerTimes,
): AnsweringSigns {
  const statements = questions.filter(({ kind }) => kind === 'statement');
  const given = new Set(statements.map(({ id }) => answers[id]));
  const [only] = given;
  const hurried = statements.filter(({ id }) => (times[id] ?? hurriedBelow) < hurriedBelow).length;
  return {
    sameAnswer: given.size === 1 && statements.length >= fewest ? (only ?? null) : null,
    hurried: hurried * 2 >= statements.length && hurried > 0 ? hurried : null,
    statements: statements.length,
  };
}
