import type { PersonalData } from '../../platform/personal-data.ts';
import { everyOccurrence } from './occurrences-store.ts';
import { cancelReminders } from './schedule.ts';
import { everyReminderOf } from './store.ts';

/** A person's reminders, and what became of each time they were due. */
export const remindersPersonalData: PersonalData = {
  name: 'reminders',
  tables: ['reminders'],
  async *export({ db, userId }) {
    yield {
      path: 'reminders/reminders.json',
      async *rows() {
        for await (const { userId: _owner, ...reminder } of everyReminderOf(db, userId))
          yield reminder;
      },
    };
    yield { path: 'reminders/occurrences.json', rows: () => everyOccurrence(db, userId) };
  },
  erase: cancelReminders,
};
