import { reminderRoutes } from '@stratum/contract/reminders';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { reminderAsOwner } from './access.ts';
import { actOnReminder } from './acts.ts';
import { addReminder, changeReminder, deleteImage, removeReminder } from './change.ts';
import type { Deps } from './deps.ts';
import { reminderDue } from './fire.ts';
import { everyReminder, remindersOf } from './list.ts';
import { remindersPersonalData } from './personal-data.ts';
import { changePreference } from './preference.ts';

export function remindersDomain(deps: Deps) {
  const { db, goals } = deps;
  return {
    name: 'reminders',
    routes: implement(
      reminderRoutes,
      {
        remindersOfGoal: async ({ open }) => ({
          items: await remindersOf(db, (await open.goal(db)).id),
        }),
        remindersList: (call) => everyReminder(deps, call),
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
