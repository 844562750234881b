import type { Transaction } from '../../platform/database.ts';
import { chatBoards, chatFiveWins } from './tables.ts';

/** @returns false for a board that was posted before */
export async function takeBoard(
  tx: Transaction,
  board: typeof chatBoards.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(chatBoards).values(board).onConflictDoNothing();
  return rowCount === 1;
}

/** @returns false where a group was told of somebody's day before */
export async function takeFiveWins(
  tx: Transaction,
  day: typeof chatFiveWins.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(chatFiveWins).values(day).onConflictDoNothing();
  return rowCount === 1;
}
