import type { Question } from '@stratum/contract/questions';
import { describe, expect, it } from 'vitest';
import { reviewTraits } from './trait-review.ts';

const behaviours = Array.from({ length: 9 }, (_, index) => `behaviour ${index + 1}`);
const ofTrait = (traitId: string): Question[] => [
  ...['a', 'b', 'c'].map(
    (part): Question => ({ id: `${traitId}.${part}`, kind: 'statement', traitId, text: part }),
  ),
  { id: `${traitId}.anchor`, kind: 'anchored', traitId, behaviours },
];
const questions = [...ofTrait('purpose'), ...ofTrait('discipline')];
const reversed = ['purpose.b', 'discipline.a'];
const often = { 'purpose.a': 4, 'purpose.b': 2, 'purpose.c': 4 };

describe('the review', () => {
  it('shows each trait with its questions, their place and what was answered', () => {
    const [purpose, discipline] = reviewTraits(questions, reversed, often);
    expect(purpose?.traitId).toBe('purpose');
    expect(purpose?.asked.map(({ answer }) => answer)).toEqual([4, 2, 4, undefined]);
    expect(discipline?.asked.map(({ index }) => index)).toEqual([4, 5, 6, 7]);
  });

  it('offers a second look where statements and description are three levels apart', () => {
    const [purpose] = reviewTraits(questions, reversed, { ...often, 'purpose.anchor': 4 });
    expect(purpose?.differ).toEqual({ answers: 7, description: 4 });
  });

  it('keeps still where they agree, the reversed statement counted by its key', () => {
    const [purpose] = reviewTraits(questions, reversed, { ...often, 'purpose.anchor': 5 });
    expect(purpose?.differ).toBeNull();
  });

  it('says nothing about a trait that is not answered whole', () => {
    const answers = { 'purpose.a': 1, 'purpose.b': 5, 'purpose.anchor': 9 };
    expect(reviewTraits(questions, reversed, answers)[0]?.differ).toBeNull();
  });
});
