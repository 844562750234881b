import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import type { Reminder } from '@stratum/contract/reminder';
import type { ReminderAnswer } from '@stratum/contract/reminder-words';
import type { DueReminder } from '@stratum/contract/reminders';
import { useState } from 'react';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';

const { answerReminder, remindersDue } = reminderEndpoints;

/** A reminder that was answered here, and may be answered anew. */
export interface Answered {
  readonly due: DueReminder;
  readonly answer: ReminderAnswer;
  /** As it is since; null until the server has answered. */
  readonly reminder: Reminder | null;
}

const keyOf = ({ id, dueAt }: DueReminder) => `${id} ${dueAt}`;

/** Answers what has come: shown at once, and to be taken back. */
export function useDueAnswers() {
  const [answered, setAnswered] = useState<ReadonlyMap<string, Answered>>(new Map());
  const mutation = useRouteMutation(answerReminder, {
    optimistic: ({ body }) =>
      body.answer === null
        ? []
        : [
            patchReply(remindersDue, undefined, ({ items }) => ({
              items: items.filter(({ id }) => id !== body.id),
            })),
          ],
  });
  const forget = (due: DueReminder) =>
    setAnswered((known) => new Map([...known].filter(([key]) => key !== keyOf(due))));
  const remember = (one: Answered) =>
    setAnswered((known) => new Map(known).set(keyOf(one.due), one));
  const bodyOf = ({ id, dueAt, step }: DueReminder, answer: ReminderAnswer | null) => {
    const { milestoneId, microGoalId } = step ?? {};
    const named = milestoneId && { milestoneId, ...(microGoalId && { microGoalId }) };
    return { body: { id, dueAt, answer, ...named } };
  };
  return {
    answered: [...answered.values()],
    /** Another device may have answered it meanwhile: what is due is read again, and says so. */
    problem: mutation.error?.message ?? '',
    isPending: mutation.isPending,
    give(due: DueReminder, answer: ReminderAnswer) {
      remember({ due, answer, reminder: null });
      mutation.mutate(bodyOf(due, answer), {
        onSuccess: (reminder) => remember({ due, answer, reminder }),
        onError: () => forget(due),
      });
    },
    takeBack(due: DueReminder) {
      mutation.mutate(bodyOf(due, null), { onSuccess: () => forget(due) });
    },
  };
}
