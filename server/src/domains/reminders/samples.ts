import type { GoalId, ReminderId } from '@stratum/contract/ids';
import { localDate } from '@stratum/contract/local-date';
import { addDays } from '@stratum/contract/plain-days';
import type { ReminderDraft } from '@stratum/contract/reminder';
import type { reminderRoutes } from '@stratum/contract/reminders';
import { makeGoal } from '../../../test/make-goal.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';
import { reminderOccurrences } from './tables.ts';
import { createTickets } from './tickets.ts';

const daily: ReminderDraft = { frequency: 'Daily', time: '18:00', channels: ['in_app'] };

/** Other routes' samples may have set the clock on: a goal from the owner's today. */
async function aGoal({ on, owner }: SampleSetting) {
  const today = localDate(on.clock.now(), 'Europe/Berlin');
  const days = { goalStartDate: today, goalEndDate: addDays(today, 83) };
  return makeGoal(owner, { ...days, reminders: [daily] });
}

async function goalId(setting: SampleSetting): Promise<GoalId> {
  return (await aGoal(setting)).id;
}

async function reminderId(setting: SampleSetting): Promise<ReminderId> {
  const [reminder] = (await aGoal(setting)).reminders;
  if (!reminder) throw new Error('a goal was made without its reminder');
  return reminder.id;
}

/** A reminder that has come. */
async function anOccurrence(setting: SampleSetting) {
  const { database, clock } = setting.on;
  const came = { reminderId: await reminderId(setting), dueAt: clock.now() };
  await database.db.insert(reminderOccurrences).values({ ...came, outcome: 'fired' });
  return came;
}

async function aTicket(setting: SampleSetting): Promise<string> {
  const tickets = createTickets(setting.on.deps.secrets);
  return tickets.seal({ ...(await anOccurrence(setting)), act: 'done', step: null });
}

export const samples = {
  remindersOfGoal: {
    statements: 3,
    call: async (setting) => ({ params: { goalId: await goalId(setting) } }),
  },
  remindersList: { statements: 4 },
  remindersDue: { statements: 4, call: async (setting) => (await anOccurrence(setting), {}) },
  answerReminder: {
    statements: 14,
    call: async (setting) => {
      const { reminderId: id, dueAt } = await anOccurrence(setting);
      return { body: { id, dueAt: dueAt.toISOString(), answer: '1h' } };
    },
  },
  addReminder: {
    statements: 11,
    call: async (setting) => ({ body: { goalId: await goalId(setting), ...daily } }),
  },
  changeReminder: {
    statements: 12,
    call: async (setting) => ({ body: { id: await reminderId(setting), time: '19:00' } }),
  },
  removeReminder: {
    statements: 12,
    call: async (setting) => ({ query: { id: await reminderId(setting) } }),
  },
  reminderPreference: {
    statements: 10,
    call: async (setting) => ({ body: { id: await reminderId(setting), snooze: '1h' } }),
  },
  reminderImageDelete: {
    statements: 8,
    call: async (setting) => ({ query: { id: await reminderId(setting) } }),
  },
  actOnReminder: {
    statements: 12,
    call: async (setting) => ({ body: { ticket: await aTicket(setting) } }),
  },
} satisfies Samples<typeof reminderRoutes>;
