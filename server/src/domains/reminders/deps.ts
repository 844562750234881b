import type { NextStep } from '@stratum/contract/goal';
import type { GoalEventData } from '@stratum/contract/goal-history';
import type { GoalStatus } from '@stratum/contract/goal-words';
import type { GoalId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import type { Caller, Door } from '../../platform/http/call.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** What a reminder needs to know of its goal. */
export interface RemindedGoal {
  readonly id: GoalId;
  readonly name: string;
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

/** Whose goal it is, and by whose clocks its days are told. */
type Owner = Pick<Caller, 'userId' | 'timeZone' | 'dayStartHour'>;

export type NamedStep = Pick<NextStep, 'milestoneId' | 'microGoalId'>;

/** What reminders ask of goals, which call them. */
export interface GoalPort {
  readonly asOwner: Door<GoalId, RemindedGoal>;
  /** Without goals that are gone. */
  facts(tx: Queryable, goalIds: readonly GoalId[]): Promise<ReadonlyMap<GoalId, GoalFacts>>;
  /** Ticks or unticks the step of a goal of theirs, unless it is so or gone. */
  setStep(
    tx: Transaction,
    owner: Owner,
    step: { readonly goalId: GoalId; readonly status: GoalStatus } & NamedStep,
  ): Promise<void>;
  /** Writes a change of a goal's reminders into its history, and tells their other tabs of it. */
  record(tx: Transaction, owner: Owner, goalId: GoalId, event: ReminderEvent): Promise<void>;
}

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'otpKey'>;
  readonly goals: GoalPort;
}
