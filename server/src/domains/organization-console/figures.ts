import { type CategorySlug, categorySlugs } from '@stratum/contract/categories';
import { organizationLimits } from '@stratum/contract/console/organization-words';
import type {
  MonthFigures,
  consoleOrganizationRoutes as routes,
} from '@stratum/contract/console/organizations';
import type { OrganizationId, UserId } from '@stratum/contract/ids';
import { addMonths, monthsUntil } from '@stratum/contract/months';
import { after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { membersSince } from '../accounts/index.ts';
import { lastScoresIn } from '../assessments/index.ts';
import { lockOrganization, type OrganizationRow } from '../organizations/index.ts';
import type { Deps } from './deps.ts';
import { figuresCsv } from './figures-csv.ts';
import {
  figuresSince,
  insertFigure,
  lastDecided,
  lastShown,
  setLastShown,
} from './figures-store.ts';
import { mayBeShown } from './small-numbers.ts';
import type { FigureName } from './tables.ts';

/** Hours after which a month has ended everywhere: people’s months are those of their own clocks. */
const lastZone = 12 * 3_600;

/** The finished months of an organization; those that nobody has looked at yet are decided now, in order. */
export function organizationFigures(
  deps: Pick<Deps, 'db' | 'clock'>,
  { params }: Call<typeof routes.organizationFigures>,
) {
  return inTransaction(deps.db, (tx) => figuresOf(tx, deps, params.organizationId));
}

async function figuresOf(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  organizationId: OrganizationId,
) {
  const organization = await lockOrganization(tx, organizationId);
  if (!organization) throw new AppError('not_found');
  const current = after(deps.clock.now(), -lastZone).toISOString().slice(0, 7);
  const months = monthsUntil(addMonths(current, -1), organizationLimits.months);
  for (const month of await undecided(tx, organization, months)) {
    await decideMonth(tx, organization, month);
  }
  const rows = await figuresSince(tx, organization.id, months[0] ?? current);
  const shown = [...Map.groupBy(rows, ({ month }) => month)].map(([month, figures]) =>
    toMonth(month, figures, organization),
  );
  return { months: shown, csv: figuresCsv(shown) };
}

/** Months in which the organization was there from the first day on. */
async function undecided(
  tx: Transaction,
  { id, createdAt }: OrganizationRow,
  months: readonly string[],
): Promise<string[]> {
  const decided = (await lastDecided(tx, id)) ?? '';
  return months.filter((month) => month > decided && startOf(month) >= createdAt);
}

async function decideMonth(
  tx: Transaction,
  { id: organizationId }: OrganizationRow,
  month: string,
): Promise<void> {
  const members = await membersSince(tx, organizationId, startOf(month));
  await decide(tx, { organizationId, month, figure: 'members' }, new Set(members), members.length);
  const scores = await lastScoresIn(tx, members, month);
  for (const category of categorySlugs) {
    const taken = scores.filter((score) => score.category === category);
    const sum = taken.reduce((total, { score }) => total + score, 0);
    const mean = Math.round((sum / taken.length) * 10) / 10;
    const people = new Set(taken.map(({ userId }) => userId));
    await decide(tx, { organizationId, month, figure: category }, people, mean);
  }
}

interface FigurePlace {
  readonly organizationId: OrganizationRow['id'];
  readonly month: string;
  readonly figure: FigureName;
}

async function decide(
  tx: Transaction,
  place: FigurePlace,
  people: ReadonlySet<UserId>,
  value: number,
): Promise<void> {
  const { organizationId, figure } = place;
  const isShown = mayBeShown(await lastShown(tx, organizationId, figure), people);
  await insertFigure(tx, { ...place, value: isShown ? value : null });
  if (isShown) await setLastShown(tx, organizationId, figure, people);
}

function toMonth(
  month: string,
  figures: readonly { readonly figure: FigureName; readonly value: number | null }[],
  { assignedCategories }: OrganizationRow,
): MonthFigures {
  const valueOf = (name: FigureName) =>
    figures.find(({ figure }) => figure === name)?.value ?? null;
  const level = (category: CategorySlug) => {
    const value = valueOf(category);
    // The column holds 32 bits: 4.3 comes back as 4.300000190734863.
    return value === null ? null : Math.round(value * 10) / 10;
  };
  return {
    month,
    members: valueOf('members'),
    levels: assignedCategories.map((category) => ({ category, level: level(category) })),
  };
}

const startOf = (month: string) => new Date(`${month}-01T00:00:00Z`);
