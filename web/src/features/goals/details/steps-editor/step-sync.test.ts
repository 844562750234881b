import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { goalIdSchema, microGoalIdSchema, milestoneIdSchema } from '@stratum/contract/ids';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../../../shared/api/call-error.ts';
import type { DraftMilestone } from '../../draft/goal-draft.ts';
import { changeKey, moveTo, removeAt } from '../../draft/milestone-changes.ts';
import type { KnownMilestone } from './known-path.ts';
import type { StepWrite } from './next-write.ts';
import { createStepSync } from './step-sync.ts';

const uuid = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const goalId = goalIdSchema.parse(uuid(0));

interface Step {
  readonly id: string;
  microGoalDescription: string;
}
interface Milestone {
  readonly id: string;
  milestoneName: string;
  dueDate: string | null;
  microGoal: Step[];
}

/** A server that does what it is told, and knows nothing of rows and keys. */
function fakeServer(begun: Milestone[]) {
  let made = 1_000;
  const milestones = begun;
  const place = <Row extends { id: string }>(rows: Row[], row: Row, after?: string | null) => {
    if (rows.includes(row)) rows.splice(rows.indexOf(row), 1);
    rows.splice(rows.findIndex(({ id }) => id === after) + 1, 0, row);
  };
  const listOf = (id: string): Step[] => {
    const found = milestones.find((each) => each.microGoal.some((step) => step.id === id));
    if (!found) throw new Error(`no step ${id}`);
    return found.microGoal;
  };
  const named = <Row extends { id: string }>(rows: Row[], id: string): Row => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw new Error(`no row ${id}`);
    return found;
  };
  function take({ endpoint, input }: StepWrite): string {
    const { id, after, milestoneId, milestoneName, dueDate, microGoalDescription } = Object({
      ...('body' in input ? input.body : input.query),
    });
    const isMilestone = endpoint.path === goalEndpoints.addMilestone.path;
    if (endpoint.method === 'DELETE') {
      const rows: { id: string }[] = isMilestone ? milestones : listOf(id);
      rows.splice(rows.indexOf(named(rows, id)), 1);
      return id;
    }
    if (endpoint.method === 'POST') {
      made += 1;
      const row = { id: uuid(made) };
      if (isMilestone) place(milestones, { ...row, milestoneName, dueDate, microGoal: [] }, after);
      else place(named(milestones, milestoneId).microGoal, { ...row, microGoalDescription }, after);
      return row.id;
    }
    if (isMilestone) {
      const row = named(milestones, id);
      if (milestoneName !== undefined) Object.assign(row, { milestoneName, dueDate });
      if (after !== undefined) place(milestones, row, after);
    } else {
      const row = named(listOf(id), id);
      if (microGoalDescription !== undefined) Object.assign(row, { microGoalDescription });
      if (after !== undefined) place(listOf(id), row, after);
    }
    return id;
  }
  return { milestones, take };
}

const begun = () =>
  [1, 2, 3].map((number) => ({
    id: uuid(number),
    milestoneName: `Milestone ${number}`,
    dueDate: null,
    microGoal: [1, 2].map((step) => ({
      id: uuid(number * 10 + step),
      microGoalDescription: `Step ${step}`,
    })),
  }));

const place = fc.nat({ max: 5 });
const word = fc.constantFrom('', 'Walk', 'Rest', 'Read');
const edits = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('rename' as const), at: place, word }),
    fc.record({ do: fc.constant('move' as const), at: place, to: place }),
    fc.record({ do: fc.constant('remove' as const), at: place }),
    fc.record({ do: fc.constant('add' as const), word }),
    fc.record({ do: fc.constant('step' as const), at: place, to: place, word }),
    fc.record({ do: fc.constant('moveStep' as const), at: place, to: place }),
    fc.record({ do: fc.constant('removeStep' as const), at: place, to: place }),
    fc.record({ do: fc.constant('send' as const) }),
    fc.record({ do: fc.constant('fail' as const) }),
  ),
  { maxLength: 20 },
);

test('twenty changes, however they cross the calls, leave the server with the rows', async () => {
  await fc.assert(
    fc.asyncProperty(edits, async (changes) => {
      const server = fakeServer(begun());
      let failures = 0;
      const sync = createStepSync({
        goalId,
        known: server.milestones.map(keyed),
        async send(write) {
          await Promise.resolve();
          if (failures > 0) {
            failures -= 1;
            throw new CallError({ message: 'no network' });
          }
          const id = server.take(write);
          return (write.apply as (reply: object) => readonly KnownMilestone[])({ id });
        },
        reread: () => Promise.reject(new Error('nothing is gone')),
        exclusively: (work) => work(),
      });
      let count = 0;
      const added = (row: object) => ({ key: `new ${(count += 1)}`, ...row });
      for (const change of changes) {
        if (change.do === 'send') void sync.finish();
        else if (change.do === 'fail') failures += 1;
        else sync.update((rows) => edited(rows, change, added));
        await Promise.resolve();
      }
      failures = 0;
      await sync.finish();
      await sync.finish();
      expect(server.milestones.map(bare)).toEqual(kept(sync.state.getState().rows));
    }),
    { numRuns: 300 },
  );
});

test('a fault of ours says that nothing is saved, and the next try saves', async () => {
  const server = fakeServer(begun());
  const send = vi
    .fn(async (write: StepWrite) => {
      const id = server.take(write);
      return (write.apply as (reply: object) => readonly KnownMilestone[])({ id });
    })
    .mockRejectedValueOnce(new TypeError('not a function'));
  const sync = createStepSync({
    goalId,
    known: server.milestones.map(keyed),
    send,
    reread: () => Promise.reject(new Error('nothing is gone')),
    exclusively: (work) => work(),
  });
  sync.update((rows) => changeKey(rows, uuid(1), (row) => ({ ...row, milestoneName: 'Walk' })));
  await expect(sync.finish()).rejects.toThrow('not a function');
  expect(sync.state.getState().phase).toBe('failed');
  expect(await sync.finish()).toBe(true);
  expect(server.milestones[0]?.milestoneName).toBe('Walk');
});

function keyed(milestone: Milestone): KnownMilestone {
  return {
    ...milestone,
    key: milestone.id,
    id: milestoneIdSchema.parse(milestone.id),
    microGoal: milestone.microGoal.map((step) => ({
      ...step,
      key: step.id,
      id: microGoalIdSchema.parse(step.id),
    })),
  };
}

type Edit = Exclude<
  typeof edits extends fc.Arbitrary<(infer Each)[]> ? Each : never,
  { do: 'send' } | { do: 'fail' }
>;

function edited(
  rows: readonly DraftMilestone[],
  edit: Edit,
  added: (row: object) => { key: string },
): readonly DraftMilestone[] {
  const key = 'at' in edit ? (rows[edit.at]?.key ?? '') : '';
  const stepsOf = (change: (steps: DraftMilestone['microGoal']) => DraftMilestone['microGoal']) =>
    changeKey(rows, key, (row) => ({ ...row, microGoal: change(row.microGoal) }));
  switch (edit.do) {
    case 'rename':
      // A name that is cleared is refused when the editor is closed.
      return changeKey(rows, key, (row) => ({ ...row, milestoneName: edit.word || 'Named' }));
    case 'move':
      return moveTo(rows, edit.at, edit.to);
    case 'remove':
      return removeAt(rows, edit.at);
    case 'add': {
      const row = { milestoneName: edit.word, dueDate: null, microGoal: [] };
      return [...rows, { ...row, ...added({}) }];
    }
    case 'step':
      return stepsOf((steps) =>
        edit.to < steps.length
          ? changeKey(steps, steps[edit.to]?.key ?? '', (step) => ({
              ...step,
              microGoalDescription: edit.word,
            }))
          : [...steps, { microGoalDescription: edit.word, ...added({}) }],
      );
    case 'moveStep':
      return stepsOf((steps) => moveTo(steps, 0, edit.to));
    case 'removeStep':
      return stepsOf((steps) => removeAt(steps, edit.to));
  }
}

function bare({ milestoneName, microGoal }: Milestone) {
  return { milestoneName, steps: microGoal.map((step) => step.microGoalDescription) };
}

/** The rows that have a name, with their steps that have words. */
function kept(rows: readonly DraftMilestone[]) {
  return rows
    .filter(({ milestoneName }) => milestoneName !== '')
    .map(({ milestoneName, microGoal }) => ({
      milestoneName,
      steps: microGoal.map((step) => step.microGoalDescription).filter((words) => words !== ''),
    }));
}
