import type { Answers, Question } from '@stratum/contract/assessments';

/** Where a person is: at one of the questions, or at the review that follows the last. */
export type Place =
  | {
      readonly at: 'question';
      readonly index: number;
      /** Set for a second look from the review: the question after which it is shown again. */
      readonly reviewAfter: number | null;
    }
  | { readonly at: 'review' };

type Asked = readonly Pick<Question, 'id' | 'traitId'>[];

export function questionAt(index: number, reviewAfter: number | null = null): Place {
  return { at: 'question', index, reviewAfter };
}

export function answeredCount(questions: Asked, answers: Answers): number {
  return questions.filter(({ id }) => answers[id] !== undefined).length;
}

/** The first question without an answer; the review when there is none. */
export function openingPlace(questions: Asked, answers: Answers): Place {
  const open = questions.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? { at: 'review' } : questionAt(open);
}

/** Where an answered question leads: on, or back to the review it was opened from. */
export function placeAfter(place: Place, questions: Asked, answers: Answers): Place {
  if (place.at === 'review') return place;
  const { index, reviewAfter } = place;
  const last = reviewAfter ?? questions.length - 1;
  if (index < last) return questionAt(index + 1, reviewAfter);
  return openingPlace(questions, answers);
}

/** @returns null at the first question */
export function placeBefore(place: Place, questions: Asked): Place | null {
  if (place.at === 'review') return questionAt(questions.length - 1);
  return place.index === 0 ? null : questionAt(place.index - 1, place.reviewAfter);
}

/** The questions of one trait once more, then the review. */
export function secondLook(questions: Asked, traitId: string): Place {
  const first = questions.findIndex((question) => question.traitId === traitId);
  const last = questions.findLastIndex((question) => question.traitId === traitId);
  return questionAt(Math.max(first, 0), last);
}
