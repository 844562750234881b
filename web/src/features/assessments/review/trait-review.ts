import type { Answers } from '@stratum/contract/assessments';
import type { Question } from '@stratum/contract/questions';
import { scoreTrait, waysDiffer } from '@stratum/contract/scoring';
import { levelOf } from '@stratum/contract/shown-scores';

export interface AskedQuestion {
  readonly question: Question;
  /** Its place in the evaluation, from 0. */
  readonly index: number;
  readonly answer: number | undefined;
}

export interface TraitReview {
  readonly traitId: string;
  readonly asked: readonly AskedQuestion[];
  /** The two levels, where statements and description are far apart. */
  readonly differ: { readonly answers: number; readonly description: number } | null;
}

/** The questions by trait, in the order asked, with what was answered. */
export function reviewTraits(
  questions: readonly Question[],
  reversed: readonly string[],
  answers: Answers,
): TraitReview[] {
  const asked = questions.map((question, index) => ({
    question,
    index,
    answer: answers[question.id],
  }));
  return [...Map.groupBy(asked, ({ question }) => question.traitId)].map(([traitId, ofTrait]) => ({
    traitId,
    asked: ofTrait,
    differ: difference(ofTrait, reversed),
  }));
}

function difference(asked: readonly AskedQuestion[], reversed: readonly string[]) {
  const anchor = asked.find(({ question }) => question.kind === 'anchored')?.answer;
  const statements = asked.flatMap(({ question, answer }) =>
    question.kind === 'statement' && answer !== undefined
      ? [{ answer, reversed: reversed.includes(question.id) }]
      : [],
  );
  if (anchor === undefined || statements.length < asked.length - 1) return null;
  const score = scoreTrait({ statements, anchor });
  return waysDiffer(score)
    ? { answers: levelOf(score.statementScore), description: score.anchoredLevel }
    : null;
}
