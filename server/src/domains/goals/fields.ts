import type { GoalChange } from '@stratum/contract/goal';
import type { FieldMessageKey } from '@stratum/contract/validation';
import { AppError } from '../../platform/http/app-error.ts';
import type { GoalRow } from './tables.ts';

type Columns = Omit<
  GoalRow,
  'id' | 'userId' | 'image' | 'source' | 'createdAt' | 'completedAt' | 'archivedAt' | 'deletedAt'
>;
/** Undefined where a column stays as it is. */
type ChangedColumns = { readonly [Name in keyof Columns]?: Columns[Name] | undefined };
type Written = Omit<GoalChange, 'id' | 'image' | 'source'>;

/** Key by key: a field of the contract that is named like a column must not write itself. */
export function columnsOf(body: Required<Written>): Columns;
export function columnsOf(body: Written): ChangedColumns;
export function columnsOf(body: Written): ChangedColumns {
  return {
    category: body.goalCategory,
    name: body.goalName,
    description: body.goalDescription,
    reward: blankAsNull(body.reward),
    startDate: body.goalStartDate,
    endDate: body.goalEndDate,
    habits: body.habits,
    obstacle: blankAsNull(body.obstacle),
    ifThen: blankAsNull(body.ifThen),
  };
}

function blankAsNull<Text extends string | null | undefined>(text: Text) {
  return text === '' ? null : text;
}

/** @throws AppError invalid_input for a last day that is over */
export function checkEnd(goalEndDate: string, today: string): void {
  if (goalEndDate < today) throw wrongField('goalEndDate', 'past_day');
}

export function wrongField(field: string, key: FieldMessageKey, limit?: number): AppError {
  const problem = limit === undefined ? { key } : { key, limit };
  return new AppError('invalid_input', { fields: new Map([[field, problem]]) });
}
