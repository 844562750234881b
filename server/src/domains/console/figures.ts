import {
  type FigureName,
  type Figures,
  figureDays,
  figureNames,
} from '@stratum/contract/console/figures';
import { after, type Clock } from '../../platform/clock.ts';
import type { DayCounts } from '../../platform/count-days.ts';
import type { Queryable } from '../../platform/database.ts';
import { countPeople, signUpsByDay } from '../accounts/index.ts';
import { attemptsByDay } from '../assessments/index.ts';
import { countActive } from '../auth/index.ts';
import { winsByDay } from '../daily-wins/index.ts';
import { goalsByDay } from '../goals/index.ts';
import { ordersByDay } from '../orders/index.ts';

const day = 24 * 60 * 60;

const counters: Readonly<Record<FigureName, (db: Queryable, from: Date) => Promise<DayCounts>>> = {
  signed_up: signUpsByDay,
  assessments: attemptsByDay,
  wins: winsByDay,
  goals: goalsByDay,
  orders: ordersByDay,
};

/** Milliseconds for which counts of everybody are told again. */
const toldFor = 5 * 60_000;

/** Counts what everybody did, at most every few minutes in a process: it reads two months of rows. */
export function createFigures(db: Queryable, clock: Clock): () => Promise<Figures> {
  let counted: { readonly at: number; readonly figures: Promise<Figures> } | undefined;
  return () => {
    const at = clock.now().getTime();
    if (!counted || at - counted.at >= toldFor) {
      counted = { at, figures: count(db, clock.now()) };
      // A failure is told once; the next call counts anew.
      counted.figures.catch(() => {
        counted = undefined;
      });
    }
    return counted.figures;
  };
}

async function count(db: Queryable, now: Date): Promise<Figures> {
  const today = now.toISOString().slice(0, 10);
  const from = after(new Date(today), -(figureDays - 1) * day);
  const dates = Array.from({ length: figureDays }, (_, index) =>
    after(from, index * day)
      .toISOString()
      .slice(0, 10),
  );
  const items = await Promise.all(
    figureNames.map(async (name) => {
      const counts = await counters[name](db, from);
      return { name, days: dates.map((date) => counts.get(date) ?? 0) };
    }),
  );
  const people = await countPeople(db);
  const active = await countActive(db, after(now, -30 * day));
  return { people, active, today, items };
}
