import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { mostSteps } from '@stratum/contract/goal-words';
import type { GoalId, MicroGoalId, MilestoneId } from '@stratum/contract/ids';
import type { RouteInput, RouteReply } from '../../../../shared/api/route-input.ts';
import { hasWords } from '../../draft/goal-body.ts';
import type { DraftMilestone, DraftStep } from '../../draft/goal-draft.ts';
import type { KnownMilestone, KnownStep } from './known-path.ts';

type Known = readonly KnownMilestone[];
type Endpoints = Pick<
  typeof goalEndpoints,
  | 'addMilestone'
  | 'changeMilestone'
  | 'removeMilestone'
  | 'addMicroGoal'
  | 'changeMicroGoal'
  | 'removeMicroGoal'
>;

/** A call to the server, and what is known to be there after it. */
export type StepWrite = {
  readonly [Name in keyof Endpoints]: {
    readonly endpoint: Endpoints[Name];
    readonly input: RouteInput<Endpoints[Name]>;
    readonly apply: (reply: RouteReply<Endpoints[Name]>) => Known;
  };
}[keyof Endpoints];

interface Wanted {
  readonly goalId: GoalId;
  /** The rows as they stand; those without a word are not sent. */
  readonly rows: readonly DraftMilestone[];
  /** Whether rows that went may be removed, which cannot be undone. */
  readonly removes: boolean;
}

/**
 * The next call on the way from what the server has to the rows; null when there is none left. What
 * goes is removed last, so that its undoing costs nothing, but for a list that is full.
 */
export function nextWrite(known: Known, wanted: Wanted): StepWrite | null {
  const { rows, removes } = wanted;
  return (
    nextOfMilestones(known, wanted) ??
    first(rows, (row) => {
      const milestone = known.find(({ key }) => key === row.key);
      return milestone ? nextOfSteps(known, milestone, row.microGoal, removes) : null;
    }) ??
    (removes ? removalOfMilestone(known, rows) : null)
  );
}

function nextOfMilestones(known: Known, { goalId, rows }: Wanted): StepWrite | null {
  const sent = rows.filter((row) => row.milestoneName.trim() !== '' || hasKey(known, row));
  const kept = known.filter((each) => hasKey(rows, each));
  return first(sent, (row, index) => {
    const { key, milestoneName, dueDate } = row;
    const before = sent[index - 1];
    const after = known.find((each) => each.key === before?.key)?.id ?? null;
    const there = known.find((each) => each.key === key);
    if (!there) {
      if (known.length >= mostSteps) return removalOfMilestone(known, rows);
      return {
        endpoint: goalEndpoints.addMilestone,
        input: { body: { goalId, milestoneName, dueDate, after } },
        apply: ({ id }: { readonly id: MilestoneId }) =>
          insertAfter(known, before?.key, { key, id, milestoneName, dueDate, microGoal: [] }),
      };
    }
    const { id } = there;
    const name = milestoneName.trim() === '' ? there.milestoneName : milestoneName;
    if (name !== there.milestoneName || dueDate !== there.dueDate) {
      const changes = { milestoneName: name, dueDate };
      return {
        endpoint: goalEndpoints.changeMilestone,
        input: { body: { id, ...changes } },
        apply: () => replaced(known, { ...there, ...changes }),
      };
    }
    if (keyBefore(kept, key) === before?.key) return null;
    return {
      endpoint: goalEndpoints.changeMilestone,
      input: { body: { id, after } },
      apply: () =>
        insertAfter(
          known.filter((each) => each !== there),
          before?.key,
          there,
        ),
    };
  });
}

function nextOfSteps(
  known: Known,
  milestone: KnownMilestone,
  rows: readonly DraftStep[],
  removes: boolean,
): StepWrite | null {
  const { microGoal } = milestone;
  const sent = rows.filter((row) => hasWords(row) || hasKey(microGoal, row));
  const kept = microGoal.filter((each) => hasKey(rows, each));
  const withSteps = (steps: readonly KnownStep[]) =>
    replaced(known, { ...milestone, microGoal: steps });
  return (
    first(sent, (row, index) => {
      const { key, microGoalDescription } = row;
      const before = sent[index - 1];
      const after = microGoal.find((each) => each.key === before?.key)?.id ?? null;
      const there = microGoal.find((each) => each.key === key);
      if (!there) {
        if (microGoal.length >= mostSteps) return removalOfStep(known, milestone, rows);
        return {
          endpoint: goalEndpoints.addMicroGoal,
          input: { body: { milestoneId: milestone.id, microGoalDescription, after } },
          apply: ({ id }: { readonly id: MicroGoalId }) =>
            withSteps(insertAfter(microGoal, before?.key, { key, id, microGoalDescription })),
        };
      }
      const { id } = there;
      if (hasWords(row) && microGoalDescription !== there.microGoalDescription) {
        return {
          endpoint: goalEndpoints.changeMicroGoal,
          input: { body: { id, microGoalDescription } },
          apply: () =>
            withSteps(
              microGoal.map((each) => (each === there ? { ...each, microGoalDescription } : each)),
            ),
        };
      }
      if (keyBefore(kept, key) === before?.key) return null;
      return {
        endpoint: goalEndpoints.changeMicroGoal,
        input: { body: { id, after } },
        apply: () =>
          withSteps(
            insertAfter(
              microGoal.filter((each) => each !== there),
              before?.key,
              there,
            ),
          ),
      };
    }) ?? (removes ? removalOfStep(known, milestone, rows) : null)
  );
}

function removalOfMilestone(known: Known, rows: readonly DraftMilestone[]): StepWrite | null {
  const gone = known.find((each) => !hasKey(rows, each));
  return gone
    ? {
        endpoint: goalEndpoints.removeMilestone,
        input: { query: { id: gone.id } },
        apply: () => known.filter((each) => each !== gone),
      }
    : null;
}

function removalOfStep(
  known: Known,
  milestone: KnownMilestone,
  rows: readonly DraftStep[],
): StepWrite | null {
  const { microGoal } = milestone;
  const gone = microGoal.find((each) => !hasKey(rows, each));
  return gone
    ? {
        endpoint: goalEndpoints.removeMicroGoal,
        input: { query: { id: gone.id } },
        apply: () =>
          replaced(known, { ...milestone, microGoal: microGoal.filter((each) => each !== gone) }),
      }
    : null;
}

interface Keyed {
  readonly key: string;
}

function hasKey(rows: readonly Keyed[], { key }: Keyed): boolean {
  return rows.some((row) => row.key === key);
}

function keyBefore(rows: readonly Keyed[], key: string): string | undefined {
  return rows[rows.findIndex((row) => row.key === key) - 1]?.key;
}

function insertAfter<Row extends Keyed>(
  rows: readonly Row[],
  key: string | undefined,
  row: Row,
): readonly Row[] {
  return rows.toSpliced(rows.findIndex((each) => each.key === key) + 1, 0, row);
}

function replaced(known: Known, milestone: KnownMilestone): Known {
  return known.map((each) => (each.key === milestone.key ? milestone : each));
}

function first<Row, Found>(
  rows: readonly Row[],
  find: (row: Row, index: number) => Found | null,
): Found | null {
  for (const [index, row] of rows.entries()) {
    const found = find(row, index);
    if (found !== null) return found;
  }
  return null;
}
