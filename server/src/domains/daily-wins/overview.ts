import { endOfDay } from '@stratum/contract/recurrence';
import type { Caller } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { toDay } from './days.ts';
import type { Deps } from './deps.ts';
import { figuresOf } from './figures.ts';
import { milestoneToCelebrate } from './milestones.ts';
import { frozenIn, loadRecord } from './record.ts';
import { rulesOn } from './rules.ts';
import { weekView } from './views.ts';

/** What a dashboard shows, in one call. */
export async function overview(deps: Deps, { caller }: { readonly caller: Caller }) {
  const { db, clock } = deps;
  const { userId, timeZone, dayStartHour } = caller;
  const today = todayOf(deps, caller);
  const record = await loadRecord(db, userId);
  const week = await weekView(deps, userId, today);
  const { figures, best, counted } = figuresOf(record, today);
  const paused = record.pauses.find(({ from, to }) => from <= today && today <= to);
  return {
    today: week.days.find(({ date }) => date === today) ?? toDay(today, undefined),
    endsAt: endOfDay(clock.now(), timeZone, dayStartHour).toISOString(),
    week,
    frozen: frozenIn(record, week, today),
    figures,
    best,
    counted,
    celebrate: await milestoneToCelebrate(db, userId, figures.streak),
    rules: await rulesOn(db, userId, today),
    pausedUntil: paused?.to ?? null,
  };
}
