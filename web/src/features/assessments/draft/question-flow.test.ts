import { describe, expect, it } from 'vitest';
import {
  answeredCount,
  firstOpenStep,
  questionAt,
  revisitTrait,
  stepAfter,
  stepBefore,
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
    expect(firstOpenStep(questions, {})).toEqual(questionAt(0));
  });

  it('is question 8 after seven answers, on whatever device they were given', () => {
    expect(firstOpenStep(questions, answersTo(7))).toEqual(questionAt(7));
    expect(answeredCount(questions, answersTo(7))).toBe(7);
  });

  it('is the gap where an earlier answer is missing', () => {
    const { 'purpose.b': _, ...answers } = answersTo(7);
    expect(firstOpenStep(questions, answers)).toEqual(questionAt(1));
  });

  it('is the review once everything is answered', () => {
    expect(firstOpenStep(questions, answersTo(20))).toEqual({ at: 'review' });
  });
});

describe('going on', () => {
  it('leads from each question to the next', () => {
    expect(stepAfter(questionAt(6), questions, answersTo(7))).toEqual(questionAt(7));
  });

  it('leads from the last question to the review, or to what is still open', () => {
    expect(stepAfter(questionAt(19), questions, answersTo(20))).toEqual({ at: 'review' });
    const { 'discipline.c': _, ...answers } = answersTo(20);
    expect(stepAfter(questionAt(19), questions, answers)).toEqual(questionAt(6));
  });

  it('returns to the review after the one question that was changed', () => {
    expect(stepAfter(questionAt(4, 4), questions, answersTo(20))).toEqual({ at: 'review' });
  });

  it('asks all four questions of a trait again before the review returns', () => {
    const start = revisitTrait(questions, 'resilience');
    expect(start).toEqual(questionAt(8, 11));
    expect(stepAfter(start, questions, answersTo(20))).toEqual(questionAt(9, 11));
    expect(stepAfter(questionAt(11, 11), questions, answersTo(20))).toEqual({ at: 'review' });
  });
});

describe('going back', () => {
  it('leads to the question before, and nowhere from the first', () => {
    expect(stepBefore(questionAt(7), questions)).toEqual(questionAt(6));
    expect(stepBefore(questionAt(0), questions)).toBeNull();
  });

  it('leads from the review to the last question', () => {
    expect(stepBefore({ at: 'review' }, questions)).toEqual(questionAt(19));
  });
});
