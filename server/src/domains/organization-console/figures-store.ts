import type { OrganizationId, UserId } from '@stratum/contract/ids';
import { and, desc, eq, gte, max } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { ShownPeople } from './small-numbers.ts';
import { type FigureName, organizationFigurePeople, organizationFigures } from './tables.ts';

type Figure = typeof organizationFigures.$inferSelect;

/** The last month whose figures are decided; null where none is. */
export async function lastDecided(tx: Queryable, id: OrganizationId): Promise<string | null> {
  const [row] = await tx
    .select({ month: max(organizationFigures.month) })
    .from(organizationFigures)
    .where(eq(organizationFigures.organizationId, id));
  return row?.month ?? null;
}

export async function figuresSince(
  tx: Queryable,
  id: OrganizationId,
  month: string,
): Promise<Figure[]> {
  const { organizationId, month: column, figure } = organizationFigures;
  return tx
    .select()
    .from(organizationFigures)
    .where(and(eq(organizationId, id), gte(column, month)))
    .orderBy(desc(column), figure);
}

/** Null where none was shown yet. */
export async function lastShown(
  tx: Queryable,
  id: OrganizationId,
  figure: FigureName,
): Promise<ShownPeople | null> {
  const people = await tx
    .select({ userId: organizationFigurePeople.userId })
    .from(organizationFigurePeople)
    .where(isOf(id, figure));
  return people.length === 0 ? null : people.map(({ userId }) => userId);
}

export async function insertFigure(tx: Transaction, figure: Figure): Promise<void> {
  await tx.insert(organizationFigures).values(figure);
}

/** Keeps whom a figure was of, in place of those before. */
export async function setLastShown(
  tx: Transaction,
  organizationId: OrganizationId,
  figure: FigureName,
  people: Iterable<UserId>,
): Promise<void> {
  await tx.delete(organizationFigurePeople).where(isOf(organizationId, figure));
  const rows = [...people].map((userId) => ({ organizationId, figure, userId }));
  // A statement takes 65,535 parameters.
  for (let at = 0; at < rows.length; at += 10_000) {
    await tx.insert(organizationFigurePeople).values(rows.slice(at, at + 10_000));
  }
}

function isOf(id: OrganizationId, figure: FigureName) {
  const { organizationId, figure: column } = organizationFigurePeople;
  return and(eq(organizationId, id), eq(column, figure));
}
