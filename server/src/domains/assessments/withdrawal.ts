import type { UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { cancelNewMonth } from './new-month.ts';
import { deleteAssessments } from './store.ts';

/** Deletes every answer and result of a person who does not want them kept any more. */
export async function forgetAssessments(tx: Transaction, userId: UserId): Promise<void> {
  await deleteAssessments(tx, userId);
  await cancelNewMonth(tx, userId);
  tx.afterCommit({ to: userId, changed: 'assessment_status' });
}
