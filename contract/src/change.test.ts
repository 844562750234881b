import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeBetween, unclearUpTo } from './change.ts';
import { shownScore } from './shown-scores.ts';

it('says nothing up to one level for a skill, 0.5 for a category and 0.2 for the whole', () => {
  expect([1, 5, 25].map(unclearUpTo)).toEqual([1, 0.5, 0.2]);
  const direction = (from: number, to: number, skills: number) =>
    changeBetween(from, to, skills).direction;
  expect([direction(4, 5, 1), direction(4, 5.1, 1), direction(5.1, 4, 1)]).toEqual([
    'unclear',
    'up',
    'down',
  ]);
  expect([direction(4, 4.5, 5), direction(4.6, 4, 5)]).toEqual(['unclear', 'down']);
  expect([direction(4, 4.2, 25), direction(4, 4.3, 25), direction(4, 4, 25)]).toEqual([
    'unclear',
    'up',
    'same',
  ]);
});

it('goes by the scores as they are shown, and the same both ways', () => {
  const score = fc.integer({ min: 60, max: 540 }).map((sixtieths) => sixtieths / 60);
  const turned = { up: 'down', down: 'up', same: 'same', unclear: 'unclear' } as const;
  fc.assert(
    fc.property(score, score, fc.integer({ min: 1, max: 25 }), (one, other, skills) => {
      const change = changeBetween(one, other, skills);
      expect(change).toEqual(changeBetween(shownScore(one), shownScore(other), skills));
      expect(changeBetween(other, one, skills).direction).toBe(turned[change.direction]);
    }),
  );
});
