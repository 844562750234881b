import type { Notification } from '@stratum/contract/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestoreListFocus } from '../../shared/navigation/use-restore-list-focus.ts';
import { useNotificationActions } from './use-notifications.ts';

interface Done {
  readonly what: 'read' | 'all_read' | 'deleted' | 'all_deleted' | 'more';
  readonly count: number;
}

/** What can be done in the list: each change is said, and leaves the focus where it goes on. */
export function useListActions(items: readonly Notification[]) {
  const { t } = useTranslation('features/notifications');
  const { problem, markRead, remove } = useNotificationActions();
  const { list, prepare, cancel } = useRestoreListFocus(items);
  const [done, setDone] = useState<Done | null>(null);
  const act = (action: Promise<void>, what: Done['what']) => {
    setDone(null);
    // A failure is shown as the actions' problem.
    action.then(() => setDone({ what, count: 0 }), cancel);
  };
  return {
    list,
    problem,
    /** What has just been done, for the live region. */
    done: done && t(`done.${done.what}`, { count: done.count }),
    read(notification: Notification) {
      const place = items.indexOf(notification);
      prepare((rows) => focusableIn(ownRows(rows)[place], '[data-delete]'));
      act(markRead(notification.id), 'read');
    },
    readAll() {
      prepare((rows) => focusableIn(ownRows(rows)[0], 'a'));
      act(markRead(), 'all_read');
    },
    delete(notification: Notification) {
      const place = items.indexOf(notification);
      prepare((rows) => {
        const left = ownRows(rows);
        return focusableIn(left[place] ?? left.at(-1), '[data-delete]');
      });
      act(remove(notification.id), 'deleted');
    },
    deleteAll() {
      prepare(() => null);
      act(remove(), 'all_deleted');
    },
    /** @param load tells how many came, or null where none could be fetched */
    more(load: () => Promise<number | null>) {
      prepare((rows) => focusableIn(ownRows(rows)[items.length], 'a'));
      setDone(null);
      void load().then((count) => setDone(count === null ? null : { what: 'more', count }));
    },
  };
}

/** The rows of notifications, without those that stand for several. */
function ownRows(rows: readonly HTMLElement[]): HTMLElement[] {
  return rows.filter(({ dataset }) => dataset['notification'] !== undefined);
}

/** What takes the focus in a row; where that is folded away, what unfolds it. */
function focusableIn(row: HTMLElement | undefined, selector: string) {
  const folded = row?.closest('[hidden]');
  return folded
    ? folded.parentElement?.querySelector('[aria-expanded]')
    : row?.querySelector(selector);
}
