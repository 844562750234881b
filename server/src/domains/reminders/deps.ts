import type { NextStep } from '@stratum/contract/goal';
import type { GoalEventData } from '@stratum/contract/goal-history';
import type { GoalId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import type { Caller, Door } from '../../platform/http/call.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** What a reminder needs to know of its goal. */
export interface RemindedGoal {
  readonly id: GoalId;
  readonly startDate: string;
  readonly endDate: string;
  readonly completedAt: Date | null;
  readonly archivedAt: Date | null;
}

/** What a reminder says of its goal. */
export interface GoalFacts {
  readonly goalName: string;
  readonly obstacle: string | null;
  readonly ifThen: string | null;
  readonly nextStep: NextStep | null;
}

type ReminderEvent = Extract<GoalEventData, { change: `reminder_${string}` }>;

export type NamedStep = Pick<NextStep, 'milestoneId' | 'microGoalId'>;

/** What reminders ask of goals, which call them. */
export interface GoalPort {
  readonly asOwner: Door<GoalId, RemindedGoal>;
  /** Without goals that are gone. */
  facts(tx: Queryable, goalIds: readonly GoalId[]): Promise<ReadonlyMap<GoalId, GoalFacts>>;
  /** Ticks the step of a goal of theirs, unless it is ticked or gone. */
  tickStep(
    tx: Transaction,
    owner: Pick<Caller, 'userId' | 'timeZone' | 'dayStartHour'>,
    step: { readonly goalId: GoalId } & NamedStep,
  ): Promise<void>;
  /** Writes a change of a goal's reminders into its history. */
  record(
    tx: Transaction,
    goal: { readonly id: GoalId; readonly userId: UserId },
    event: ReminderEvent,
    now: Date,
  ): Promise<void>;
}

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'otpKey'>;
  readonly goals: GoalPort;
}
