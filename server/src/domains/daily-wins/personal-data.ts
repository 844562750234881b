import type { PersonalData } from '../../platform/personal-data.ts';
import { toDay } from './days.ts';
import { listCelebrated } from './milestones-store.ts';
import { reminderTime } from './reminder-store.ts';
import { listPauses, listRestWeekdays } from './rest-store.ts';
import { listRules } from './rules-store.ts';
import { countDays, everyDay } from './store.ts';

/** Every day as the product shows it, and what the person has chosen for their days. */
export const dailyWinsPersonalData: PersonalData = {
  name: 'daily-wins',
  tables: [
    'daily_wins',
    'daily_win_rules',
    'daily_win_pauses',
    'rest_weekdays',
    'celebrated_milestones',
    'checkin_reminders',
  ],
  counts: async (db, userId) => ({ wins: await countDays(db, userId) }),
  async *export({ db, userId }) {
    yield {
      path: 'daily-wins/days.json',
      async *rows() {
        for await (const row of everyDay(db, userId)) yield toDay(row.date, row);
      },
    };
    yield {
      path: 'daily-wins/choices.json',
      json: async () => ({
        rules: (await listRules(db, userId)).map(({ userId: _owner, ...rule }) => rule),
        pauses: await listPauses(db, userId),
        restWeekdays: await listRestWeekdays(db, userId),
        checkinReminder: await reminderTime(db, userId),
        celebrated: (await listCelebrated(db, userId)).map(({ userId: _owner, ...each }) => each),
      }),
    };
  },
};
