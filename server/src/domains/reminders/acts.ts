import { reminderActs } from '@stratum/contract/reminder-words';
import type { reminderRoutes as routes } from '@stratum/contract/reminders';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { userById } from '../accounts/index.ts';
import type { AnswersTo } from '../push/index.ts';
import { giveAnswer } from './answer.ts';
import type { Deps } from './deps.ts';
import { findReminder } from './store.ts';
import { createTickets, type Ticket } from './tickets.ts';

/** What a reminder can be answered with where it is shown, each with a ticket of its own. */
export function createReminderActs(secrets: Deps['secrets']): AnswersTo {
  const tickets = createTickets(secrets);
  return (content) => {
    if (content.kind !== 'reminder_due' || content.data.wasMissed) return null;
    const { reminderId, dueAt, step } = content.data;
    const of = { reminderId, dueAt: new Date(dueAt) };
    const acts = reminderActs.map((act) => ({
      act,
      ticket: tickets.seal({ ...of, act, step: act === 'done' ? step : null }),
    }));
    return { answerer: 'reminder', acts };
  };
}

/**
 * Answers a reminder by a ticket. One that has been answered takes no other answer.
 * @throws AppError wrong_ticket, or conflict where it cannot be put off any more
 */
export async function actOnReminder(deps: Deps, { body }: Call<typeof routes.actOnReminder>) {
  const ticket = createTickets(deps.secrets).open(body.ticket, deps.clock.now());
  if (!ticket) throw new AppError('wrong_ticket');
  await inTransaction(deps.db, (tx) => answerBy(deps, tx, ticket), { retries: 2 });
  return { act: ticket.act };
}

async function answerBy(deps: Deps, tx: Transaction, ticket: Ticket): Promise<void> {
  const { act, reminderId, dueAt, step } = ticket;
  const found = await findReminder(tx, reminderId);
  const person = found && (await userById(tx, found.userId));
  if (!person) throw new AppError('wrong_ticket');
  const { id: userId, timeZone, dayStartHour } = person;
  const answered = { ...found, dueAt, step, answer: act };
  const row = await giveAnswer(deps, tx, { userId, timeZone, dayStartHour }, answered);
  if (!row) throw new AppError('wrong_ticket');
}
