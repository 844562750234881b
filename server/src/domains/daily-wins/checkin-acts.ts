import type { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import type { PushNotification } from '@stratum/contract/push-payload';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type Person, userById } from '../accounts/index.ts';
import { textOf } from '../notifications/index.ts';
import { type AnswersTo, answerable, notificationOf } from '../push/index.ts';
import { endReminders } from './checkin-reminder.ts';
import { createTickets, type Ticket } from './checkin-tickets.ts';
import { changedDay } from './days.ts';
import type { Deps } from './deps.ts';
import { figuresOf } from './figures.ts';
import { loadRecord } from './record.ts';
import { clearFullDay, fillOpenDay } from './store.ts';
import { scheduleStreakCheck } from './streak-check.ts';
import { sentences } from './texts.ts';

/** Pages that show a day with its check-in close the reminder, and not what it was answered with. */
const tags = { reminder: 'checkin_reminder', answered: 'checkin_answered' };

/** What the check-in reminder can be answered with where it is shown. */
export function createCheckinActs(secrets: Deps['secrets']): AnswersTo {
  const tickets = createTickets(secrets);
  return (content, { id }) =>
    content.kind === 'checkin_reminder'
      ? answers(tickets.seal(['all_five', id, content.data.date]), 'all_five')
      : null;
}

function answers(ticket: string, act: Ticket[0]) {
  return { answerer: 'checkin', acts: [{ act, ticket }] } as const;
}

/**
 * Says yes to all five habits by the ticket of the reminder, or takes that back, on the day it is of.
 * @returns what takes its place on the screen
 * @throws AppError wrong_ticket where the day is over, or has become another since
 */
export async function actOnCheckin(deps: Deps, { body }: Call<typeof routes.actOnCheckin>) {
  const ticket = createTickets(deps.secrets).open(body.ticket);
  if (!ticket) throw new AppError('wrong_ticket');
  const notification = await inTransaction(deps.db, (tx) => answer(deps, tx, ticket));
  return { notification };
}

async function answer(deps: Deps, tx: Transaction, [act, userId, date]: Ticket) {
  const person = await userById(tx, userId);
  if (!person || todayOf(deps, person) !== date) throw new AppError('wrong_ticket');
  const now = deps.clock.now();
  // The same order of locks as where a day is posted.
  if (act === 'all_five') {
    await scheduleStreakCheck(tx, { userId, timeZone: person.timeZone }, now);
  }
  const day = { userId, date };
  const row = await (act === 'all_five' ? fillOpenDay : clearFullDay)(tx, day);
  if (!row) throw new AppError('wrong_ticket');
  changedDay(tx, day, row);
  if (act === 'undo') return reminderAgain(deps, person, date);
  await deps.tellFiveWins(tx, userId, date);
  await endReminders(tx, userId, date, now);
  const { streak } = figuresOf(await loadRecord(tx, userId), date).figures;
  return fullDay(deps, person, { date, streak });
}

interface FullDay {
  readonly date: string;
  readonly streak: number;
}

function fullDay({ secrets, publicUrl }: Deps, person: Person, { date, streak }: FullDay) {
  const { id, locale } = person;
  const { target } = reminderText(person, date);
  const say = (key: 'title' | 'text') =>
    sentences(locale)(`full_day.${key}`, { ns: 'daily-wins', count: streak });
  const ticket = createTickets(secrets).seal(['undo', id, date]);
  const shown = { tag: tags.answered, locale, title: say('title'), text: say('text'), target };
  return notificationOf({ ...shown, ...answerable(answers(ticket, 'undo'), locale) }, publicUrl);
}

/** The reminder as it was, so that it can be answered anew. */
function reminderAgain(
  { secrets, publicUrl }: Deps,
  person: Person,
  date: string,
): PushNotification {
  const { id, locale } = person;
  const ticket = createTickets(secrets).seal(['all_five', id, date]);
  const answered = answerable(answers(ticket, 'all_five'), locale);
  return notificationOf(
    { tag: tags.reminder, locale, ...reminderText(person, date), ...answered },
    publicUrl,
  );
}

function reminderText(person: Person, date: string) {
  return textOf({ kind: 'checkin_reminder', data: { date } }, person);
}
