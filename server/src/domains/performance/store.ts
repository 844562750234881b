import type { ModuleId, UserId } from '@stratum/contract/ids';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { moduleActs } from './tables.ts';

export async function insertAct(
  tx: Transaction,
  act: typeof moduleActs.$inferInsert,
): Promise<void> {
  await tx.insert(moduleActs).values(act).onConflictDoNothing();
}

export async function deleteAct(
  tx: Transaction,
  userId: UserId,
  moduleId: ModuleId,
): Promise<void> {
  await tx
    .delete(moduleActs)
    .where(and(eq(moduleActs.userId, userId), eq(moduleActs.moduleId, moduleId)));
}

export async function listActs(tx: Queryable, userId: UserId) {
  return tx
    .select({ moduleId: moduleActs.moduleId, doneAt: moduleActs.doneAt })
    .from(moduleActs)
    .where(eq(moduleActs.userId, userId))
    .orderBy(asc(moduleActs.doneAt));
}
