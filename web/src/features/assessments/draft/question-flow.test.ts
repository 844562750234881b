import { describe, expect, it } from 'vitest';
import {
  answeredCount,
  openingPlace,
  placeAfter,
  placeBefore,
  questionAt,
  secondLook,
} from './question-flow.ts';

const questions = [
  'purpose',
  'discipline',
  'resilience',
  'growth-mindset',
  'accountability',
].flatMap((traitId) =>
  ['a', 'b', 'c', 'anchor'].map((part) => ({ id: `${traitId}.${part}`, traitId })),
);
const answersTo = (count: number) =>
  Object.fromEntries(questions.slice(0, count).map(({ id }) => [id, 3]));

describe('where an evaluation opens', () => {
  it('is the first question for a newcomer', () => {
    expect(openingPlace(questions, {})).toEqual(questionAt(0));
  });

  it('is question 8 after seven answers, on whatever device they were given', () => {
    expect(openingPlace(questions, answersTo(7))).toEqual(questionAt(7));
    expect(answeredCount(questions, answersTo(7))).toBe(7);
  });

  it('is the gap where an earlier answer is missing', () => {
    const { 'purpose.b': _, ...answers } = answersTo(7);
    expect(openingPlace(questions, answers)).toEqual(questionAt(1));
  });

  it('is the review once everything is answered', () => {
    expect(openingPlace(questions, answersTo(20))).toEqual({ at: 'review' });
  });
});

describe('going on', () => {
  it('leads from each question to the next', () => {
    expect(placeAfter(questionAt(6), questions, answersTo(7))).toEqual(questionAt(7));
  });

  it('leads from the last question to the review, or to what is still open', () => {
    expect(placeAfter(questionAt(19), questions, answersTo(20))).toEqual({ at: 'review' });
    const { 'discipline.c': _, ...answers } = answersTo(20);
    expect(placeAfter(questionAt(19), questions, answers)).toEqual(questionAt(6));
  });

  it('returns to the review after the one question that was changed', () => {
    expect(placeAfter(questionAt(4, 4), questions, answersTo(20))).toEqual({ at: 'review' });
  });

  it('asks all four questions of a trait again before the review returns', () => {
    const start = secondLook(questions, 'resilience');
    expect(start).toEqual(questionAt(8, 11));
    expect(placeAfter(start, questions, answersTo(20))).toEqual(questionAt(9, 11));
    expect(placeAfter(questionAt(11, 11), questions, answersTo(20))).toEqual({ at: 'review' });
  });
});

describe('going back', () => {
  it('leads to the question before, and nowhere from the first', () => {
    expect(placeBefore(questionAt(7), questions)).toEqual(questionAt(6));
    expect(placeBefore(questionAt(0), questions)).toBeNull();
  });

  it('leads from the review to the last question', () => {
    expect(placeBefore({ at: 'review' }, questions)).toEqual(questionAt(19));
  });
});
