import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import type { ListedReminder } from '@stratum/contract/reminder';
import type { Snooze } from '@stratum/contract/reminder-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patchPages, patchReply } from '../../shared/api/optimistic.ts';
import { useRouteMutation } from '../../shared/api/queries.ts';

const { remindersList, remindersOfGoal, reminderPreference, removeReminder } = reminderEndpoints;

type Items = ListedReminder[];

/** Changes the reminders in every list that shows them. */
function changedItems(change: (items: Items) => Items) {
  return [
    patchPages(remindersList, (page) => ({ ...page, items: change(page.items) })),
    patchReply(remindersOfGoal, undefined, (reply) => ({ ...reply, items: change(reply.items) })),
  ];
}

/** What can be done with a reminder in a list, shown at once and said. */
export function useReminderActions() {
  const { t } = useTranslation('features/reminders');
  const [said, setSaid] = useState('');
  const prefer = useRouteMutation(reminderPreference, {
    optimistic: ({ body }) =>
      changedItems((items) =>
        items.map((item) => (item.id === body.id ? { ...item, ...foreseen(body) } : item)),
      ),
  });
  const remove = useRouteMutation(removeReminder, {
    optimistic: ({ query }) => changedItems((items) => items.filter(({ id }) => id !== query.id)),
  });
  const change = (
    { id }: ListedReminder,
    preference: Parameters<typeof foreseen>[0],
    done: string,
  ) => {
    setSaid('');
    remove.reset();
    prefer.mutate({ body: { id, ...preference } }, { onSuccess: () => setSaid(done) });
  };
  return {
    said,
    problem: prefer.error?.message ?? remove.error?.message ?? '',
    isRemoving: remove.isPending,
    pause: (reminder: ListedReminder) => change(reminder, { paused: true }, t('said.paused')),
    resume: (reminder: ListedReminder) => change(reminder, { paused: false }, t('said.resumed')),
    skip: (reminder: ListedReminder) => change(reminder, { skipNext: true }, t('said.skipped')),
    unskip: (reminder: ListedReminder) => change(reminder, { skipNext: false }, t('said.as_ever')),
    unsnooze: (reminder: ListedReminder) => change(reminder, { snooze: null }, t('said.as_ever')),
    remove({ id }: ListedReminder) {
      setSaid('');
      prefer.reset();
      remove.mutate({ query: { id } }, { onSuccess: () => setSaid(t('said.removed')) });
    },
  };
}

export type ReminderActions = ReturnType<typeof useReminderActions>;

/** What is known of a reminder before the server has answered; when it comes next, the server says. */
function foreseen(change: {
  readonly paused?: boolean | undefined;
  readonly snooze?: Snooze | null | undefined;
  readonly skipNext?: boolean | undefined;
}): Partial<ListedReminder> {
  if (change.paused) return { paused: true, nextAt: null, snoozedUntil: null };
  if (change.snooze === null) return { snoozedUntil: null };
  if (change.skipNext === false) return { skippedThrough: null };
  return {};
}
