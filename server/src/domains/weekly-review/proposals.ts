import { feedingHabit } from '@stratum/contract/feeding-habit';
import { type Habit, habits } from '@stratum/contract/habits';
import { ownFocus } from '@stratum/contract/own-focus';
import type { ReviewedGoal } from '@stratum/contract/weekly-review';
import type { CategoryResult } from '../assessments/index.ts';
import type { GoalPlan } from '../goals/index.ts';
import type { KeptProposal } from './tables.ts';

const most = 3;

const noStep = { goal: null, milestoneId: null, microGoalId: null } as const;

interface Week {
  readonly plans: readonly GoalPlan[];
  readonly goals: readonly ReviewedGoal[];
  readonly results: readonly CategoryResult[];
  readonly days: readonly { readonly wins: Readonly<Record<Habit, boolean>> }[];
}

/**
 * What the coming week can be about: the next steps of goals that are behind, those that are most so
 * first, then a habit, then the next steps of other goals.
 */
export function proposalsFor({ plans, goals, results, days }: Week): KeptProposal[] {
  const steps = goals
    .toSorted((one, other) => one.onTrack.days - other.onTrack.days)
    .map((goal) => ({
      isBehind: goal.onTrack.days < 0,
      step: nextStep(plans.find(({ id }) => id === goal.id)),
    }));
  const stepsWhere = (isBehind: boolean) =>
    steps.filter((each) => each.isBehind === isBehind).map(({ step }) => step);
  const proposals = [...stepsWhere(true), habitFor(results, days), ...stepsWhere(false)];
  return proposals.filter((proposal) => proposal !== null).slice(0, most);
}

function nextStep(goal: GoalPlan | undefined): KeptProposal | null {
  const open = goal?.milestones.find(({ steps, doneAt }) => doneAt.length < steps);
  if (!goal || !open || goal.completedAt !== null) return null;
  const { id: milestoneId, name, next } = open;
  return {
    id: next?.id ?? milestoneId,
    text: next?.text ?? name,
    goal: { id: goal.id, goalName: goal.name },
    milestoneId,
    microGoalId: next?.id ?? null,
    categoryType: null,
  };
}

/** The habit that serves the lowest level; without results the one that was won least. */
function habitFor(results: Week['results'], days: Week['days']): KeptProposal | null {
  const lowest = lowestOf(results);
  if (lowest) {
    const { category } = lowest;
    return habit(feedingHabit(category, lowestOf(lowest.traits)?.traitId ?? null), category);
  }
  const won = habits.map((name) => days.filter(({ wins }) => wins[name]).length);
  const fewest = habits[won.indexOf(Math.min(...won))];
  return fewest && won.some((count) => count > 0) ? habit(fewest, null) : null;
}

function lowestOf<Scored extends { readonly score: number }>(
  scored: readonly Scored[],
): Scored | undefined {
  return scored.toSorted((one, other) => one.score - other.score)[0];
}

function habit(id: Habit, categoryType: KeptProposal['categoryType']): KeptProposal {
  return { ...noStep, id, text: null, categoryType };
}

/** A focus in one's own words. */
export function ownProposal(text: string): KeptProposal {
  return { ...noStep, id: ownFocus, text, categoryType: null };
}
