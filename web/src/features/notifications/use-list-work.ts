import type { Notification } from '@stratum/contract/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from './use-kept-focus.ts';
import { useNotificationActions } from './use-notifications.ts';

/** What can be done in the list: each change is said, and leaves the focus where it goes on. */
export function useListWork(items: readonly Notification[]) {
  const { t } = useTranslation('features/notifications');
  const { problem, markRead, remove } = useNotificationActions();
  const { list, keep } = useKeptFocus(items);
  const [done, setDone] = useState('');
  const act = (action: Promise<void>, said: string) => {
    setDone('');
    // A failure is shown as the actions' problem.
    action.then(
      () => setDone(said),
      () => undefined,
    );
  };
  return {
    list,
    problem,
    /** What has just been done, for the live region. */
    done,
    read(notification: Notification) {
      const place = items.indexOf(notification);
      keep((rows) => rows[place]?.querySelector('[data-delete]'));
      act(markRead(notification.id), t('done.read'));
    },
    readAll() {
      keep(([first]) => first?.querySelector('a'));
      act(markRead(), t('done.all_read'));
    },
    delete(notification: Notification) {
      const place = items.indexOf(notification);
      keep((rows) => (rows[place] ?? rows.at(-1))?.querySelector('[data-delete]'));
      act(remove(notification.id), t('done.deleted'));
    },
    deleteAll() {
      keep(() => null);
      act(remove(), t('done.all_deleted'));
    },
    /** @param load tells how many came, or null where none could be fetched */
    more(load: () => Promise<number | null>) {
      keep((rows) => rows[items.length]?.querySelector('a'));
      setDone('');
      void load().then((count) => setDone(count === null ? '' : t('done.more', { count })));
    },
  };
}
