import type { CategorySlug } from '@stratum/contract/categories';
import type { Habit } from '@stratum/contract/habits';
import type { ModuleId, UploadId } from '@stratum/contract/ids';
import { addDays } from '@stratum/contract/plain-days';
import type { ReminderDraft } from '@stratum/contract/reminder';
import { isRecord } from '../../../shared/json/is-record.ts';

/** §3: a goal that is being made, step by step, until one call makes it. */
export interface GoalDraft {
  /** Of this shape; a draft of another one is not read. */
  readonly version: typeof version;
  readonly defineGoal: {
    readonly goalCategory: CategorySlug | null;
    readonly goalName: string;
    readonly goalDescription: string;
    readonly reward: string;
    /** A picture that is uploaded, and belongs to the goal once that is made. */
    readonly image: UploadId | null;
  };
  readonly organizeGoal: { readonly milestones: readonly DraftMilestone[] };
  readonly initiateGoal: {
    readonly reminders: readonly DraftReminder[];
    readonly habits: readonly Habit[];
    readonly obstacle: string;
    readonly ifThen: string;
  };
  readonly timelineGoal: { readonly goalStartDate: string; readonly goalEndDate: string };
  readonly source: DraftSource | null;
  /** The lesson whose act the goal puts into practice; absent for a goal of another origin. */
  readonly lesson?: DraftLesson;
}

interface DraftLesson {
  readonly moduleId: ModuleId;
  readonly title: string;
}

export interface DraftMilestone {
  /** Tells it apart while it is moved. */
  readonly key: string;
  readonly milestoneName: string;
  /** Null for one that shares the time evenly with the others. */
  readonly dueDate: string | null;
  readonly microGoal: readonly DraftStep[];
}

export interface DraftStep {
  readonly key: string;
  readonly microGoalDescription: string;
}

/** When the goal is brought to mind. */
export interface DraftReminder extends Omit<ReminderDraft, 'image'> {
  readonly key: string;
}

/** The gap in an assessment that the goal is to close. */
export interface DraftSource {
  readonly attemptId: string;
  /** When the attempt was completed. */
  readonly takenAt: string;
  readonly traitId: string;
  readonly fromLevel: number;
  readonly toLevel: number;
}

const version = 3;
/** Weeks that a goal is planned for unless somebody chooses otherwise. */
const usualWeeks = 12;

export function emptyDraft(today: string): GoalDraft {
  return {
    version,
    defineGoal: { goalCategory: null, goalName: '', goalDescription: '', reward: '', image: null },
    organizeGoal: { milestones: [] },
    initiateGoal: { reminders: [], habits: [], obstacle: '', ifThen: '' },
    timelineGoal: { goalStartDate: today, goalEndDate: lastDayOfWeeks(today, usualWeeks) },
    source: null,
  };
}

export function lastDayOfWeeks(from: string, weeks: number): string {
  return addDays(from, weeks * 7 - 1);
}

/** What the store keeps has been written here: its version says its shape. */
export function isGoalDraft(value: unknown): value is GoalDraft {
  return isRecord(value) && value.version === version;
}
