import { defineEndpoints } from '../endpoint.ts';

export const reminderEndpoints = defineEndpoints('reminders', {
  remindersOfGoal: { method: 'GET', path: '/reminders-list/:goalId' },
  remindersList: { method: 'GET', path: '/reminders-list' },
  remindersDue: { method: 'GET', path: '/reminders-due' },
  answerReminder: {
    method: 'PUT',
    path: '/reminder-answer',
    idempotent: true,
    touches: ['goals', 'notifications'],
  },
  addReminder: {
    method: 'POST',
    path: '/goal-reminder',
    idempotent: true,
    touches: ['goals'],
  },
  changeReminder: {
    method: 'PUT',
    path: '/goal-reminder',
    idempotent: true,
    touches: ['goals'],
  },
  removeReminder: {
    method: 'DELETE',
    path: '/goal-reminder',
    idempotent: true,
    touches: ['goals'],
  },
  reminderPreference: {
    method: 'PUT',
    path: '/reminder-preference',
    idempotent: true,
    touches: ['goals'],
  },
  reminderImageDelete: {
    method: 'DELETE',
    path: '/reminder-image-delete',
    idempotent: true,
    touches: ['goals'],
  },
  actOnReminder: { method: 'POST', path: '/reminder-act' },
});
