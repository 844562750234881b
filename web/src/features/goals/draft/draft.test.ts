import { goalDraftSchema } from '@stratum/contract/goal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueDays } from './due-days.ts';
import { milestonePath, stepPath, stepsPath, toBody } from './goal-body.ts';
import { emptyDraft, type GoalDraft } from './goal-draft.ts';
import { moveTo } from './milestone-changes.ts';

const words = fc.constantFrom('', ' ', 'Walk', 'Rest');
const step = fc.record({ key: fc.uuid(), microGoalDescription: words });
const milestone = fc.record({
  key: fc.uuid(),
  milestoneName: words,
  dueDate: fc.constantFrom(null, '2026-12-01'),
  microGoal: fc.array(step, { maxLength: 4 }),
});
const drafts = fc
  .array(milestone, { maxLength: 5 })
  .map((milestones): GoalDraft => ({ ...emptyDraft('2026-11-23'), organizeGoal: { milestones } }));

test('without a choice the milestones share the days evenly, the last one on the last day', () => {
  const row = { milestoneName: 'A', dueDate: null, microGoal: [] };
  const milestones = ['a', 'b', 'c'].map((key) => ({ ...row, key }));
  const draft = { ...emptyDraft('2026-11-23'), organizeGoal: { milestones } };
  expect(dueDays(draft)).toEqual(['2026-12-20', '2027-01-17', '2027-02-14']);
});

test('milestones come in order and lie within the goal', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { goalStartDate, goalEndDate } = draft.timelineGoal;
      const free = draft.organizeGoal.milestones.map((each) => ({ ...each, dueDate: null }));
      const due = dueDays({ ...draft, organizeGoal: { milestones: free } });
      expect(due).toEqual(due.toSorted());
      expect(due.every((day) => day >= goalStartDate && day <= goalEndDate)).toBe(true);
    }),
  );
});

describe('what is sent', () => {
  test('has a field on the page for every text in it', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { milestones } = draft.organizeGoal;
        const body: unknown = toBody(draft);
        const at = (path: string) =>
          path.split('.').reduce<unknown>((value, key) => Object(value)[key], body);
        milestones.forEach(({ milestoneName, microGoal }, index) => {
          if (milestoneName.trim())
            expect(at(milestonePath(milestones, index))).toBe(milestoneName);
          microGoal.forEach(({ microGoalDescription: text }, place) => {
            if (text.trim())
              expect(at(stepPath(stepsPath(milestones, index), microGoal, place))).toBe(text);
          });
        });
      }),
    );
  });

  test('is what the contract takes, once it has a name and a category', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const defineGoal = {
          ...draft.defineGoal,
          goalName: 'Run',
          goalCategory: 'mentality' as const,
        };
        const milestones = draft.organizeGoal.milestones.map((each) => ({
          ...each,
          milestoneName: 'Walk',
        }));
        const body = toBody({ ...draft, defineGoal, organizeGoal: { milestones } });
        expect(goalDraftSchema.safeParse(body).error).toBeUndefined();
      }),
    );
  });
});

test('a row that is moved leaves the others in their order', () => {
  const place = fc.integer({ min: -2, max: 8 });
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), place, place, (rows, from, to) => {
      const moved = moveTo(rows, from, to);
      const row = rows[from];
      expect(new Set(moved)).toEqual(new Set(rows));
      expect(moved.filter((each) => each !== row)).toEqual(rows.filter((each) => each !== row));
    }),
  );
});
