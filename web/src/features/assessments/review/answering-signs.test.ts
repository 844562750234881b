import type { Question } from '@stratum/contract/questions';
import { expect, it } from 'vitest';
import { answeringSigns } from './answering-signs.ts';

const questions = ['a', 'b', 'c', 'd', 'e', 'f'].map(
  (name): Question => ({ id: `${name}.a`, kind: 'statement', traitId: name, text: name }),
);
const all = <Value>(value: Value) => Object.fromEntries(questions.map(({ id }) => [id, value]));

it('one answer to all statements is a sign, one other answer takes it away', () => {
  expect(answeringSigns(questions, all(4), {}).sameAnswer).toBe(4);
  expect(answeringSigns(questions, { ...all(4), 'c.a': 3 }, {}).sameAnswer).toBeNull();
  expect(answeringSigns(questions.slice(0, 3), all(4), {}).sameAnswer).toBeNull();
});

it('half of the statements answered sooner than they can be read are a sign', () => {
  const slow = all(2_000);
  const quick = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 1_999]));
  const hurried = (times: Record<string, number>) => answeringSigns(questions, {}, times).hurried;
  expect(hurried({ ...slow, ...quick('a.a', 'b.a', 'c.a') })).toBe(3);
  expect(hurried({ ...slow, ...quick('a.a', 'b.a') })).toBeNull();
});

it('what was answered elsewhere, or earlier, has no time and is no sign', () => {
  expect(answeringSigns(questions, all(1), {}).hurried).toBeNull();
});
