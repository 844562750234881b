import type { Answers } from '@stratum/contract/assessments';
import type { Question } from '@stratum/contract/questions';

/** Where a person is: at one of the questions, or at the review that follows the last. */
export type FlowStep =
  | {
      readonly at: 'question';
      readonly index: number;
      /** Set where the review has led back: the question after which it is shown again. */
      readonly reviewAfter: number | null;
    }
  | { readonly at: 'review' };

type Asked = readonly Pick<Question, 'id' | 'traitId'>[];

export function questionAt(index: number, reviewAfter: number | null = null): FlowStep {
  return { at: 'question', index, reviewAfter };
}

export function answeredCount(questions: Asked, answers: Answers): number {
  return questions.filter(({ id }) => answers[id] !== undefined).length;
}

/** The first question without an answer; the review when there is none. */
export function firstOpenStep(questions: Asked, answers: Answers): FlowStep {
  const open = questions.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? { at: 'review' } : questionAt(open);
}

/** Where an answered question leads: on, or back to the review it was opened from. */
export function stepAfter(step: FlowStep, questions: Asked, answers: Answers): FlowStep {
  if (step.at === 'review') return step;
  const { index, reviewAfter } = step;
  const last = reviewAfter ?? questions.length - 1;
  if (index < last) return questionAt(index + 1, reviewAfter);
  return firstOpenStep(questions, answers);
}

/** @returns null at the first question */
export function stepBefore(step: FlowStep, questions: Asked): FlowStep | null {
  if (step.at === 'review') return questionAt(questions.length - 1);
  return step.index === 0 ? null : questionAt(step.index - 1, step.reviewAfter);
}

/** The questions of one trait once more, then the review. */
export function revisitTrait(questions: Asked, traitId: string): FlowStep {
  const first = questions.findIndex((question) => question.traitId === traitId);
  const last = questions.findLastIndex((question) => question.traitId === traitId);
  return questionAt(Math.max(first, 0), last);
}
