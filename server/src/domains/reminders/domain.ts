import { reminderRoutes } from '@stratum/contract/reminders';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { reminderAsOwner } from './access.ts';
import { actOnReminder } from './acts.ts';
import { answerReminder } from './answer.ts';
import { addReminder, changeReminder, deleteImage, removeReminder } from './change.ts';
import type { Deps } from './deps.ts';
import { dueReminders } from './due-list.ts';
import { reminderDue } from './fire.ts';
import { everyReminder, remindersOfOne } from './list.ts';
import { remindersPersonalData } from './personal-data.ts';
import { changePreference } from './preference.ts';

export function remindersDomain(deps: Deps) {
  const { db, goals } = deps;
  return {
    name: 'reminders',
    routes: implement(
      reminderRoutes,
      {
        remindersOfGoal: async ({ open }) => remindersOfOne(deps, await open.goal(db)),
        remindersList: (call) => everyReminder(deps, call),
        remindersDue: ({ caller }) => dueReminders(deps, caller),
        answerReminder: (call) => answerReminder(deps, call),
        addReminder: (call) => addReminder(deps, call),
        changeReminder: (call) => changeReminder(deps, call),
        removeReminder: (call) => removeReminder(deps, call),
        reminderPreference: (call) => changePreference(deps, call),
        reminderImageDelete: (call) => deleteImage(deps, call),
        actOnReminder: (call) => actOnReminder(deps, call),
      },
      { goal: goals.asOwner, reminder: reminderAsOwner },
    ),
    due: [reminderDue(deps)],
    personalData: remindersPersonalData,
  } satisfies Domain;
}
