import { remindersPerGoal } from '@stratum/contract/reminder-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlusIcon } from '../../../shared/ui/field-icons.tsx';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { TextButton, TextLink } from '../../../shared/ui/link.tsx';
import { ReminderFields, useReminderWords } from '../../reminders/index.ts';
import type { DraftReminder } from '../draft/goal-draft.ts';
import { changeAt, removeAt } from '../draft/milestone-changes.ts';
import { newReminder } from '../draft/new-reminder.ts';
import { updateDraft, useGoalDraft } from '../draft/use-goal-draft.ts';
import { focusAfter } from '../path/focus-after.ts';

const rowId = (key: string) => `reminder-${key}`;
const addId = 'add-reminder';

/** When the goal is brought to mind; one of the times at most is unfolded. */
export function ReminderList() {
  const { t } = useTranslation('features/goals');
  const { reminders } = useGoalDraft().initiateGoal;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const update = (rows: readonly DraftReminder[]) =>
    updateDraft('initiateGoal', { reminders: rows });
  const add = () => {
    const reminder = newReminder();
    focusAfter(() => {
      update([...reminders, reminder]);
      setOpenKey(reminder.key);
    }, rowId(reminder.key));
  };
  return (
    <section aria-label={t('reminder.title')}>
      <h2 className="mb-2 text-label font-semibold">{t('reminder.title')}</h2>
      <ul className="grid gap-3">
        {reminders.map((reminder, index) => (
          <li key={reminder.key} className="rounded-card border border-line bg-surface shadow-1">
            <ReminderRow
              reminder={reminder}
              isOpen={reminder.key === openKey}
              onToggle={() => setOpenKey(reminder.key === openKey ? null : reminder.key)}
            />
            {reminder.key === openKey && (
              <div className="grid gap-5 border-t border-line p-5">
                <ReminderFields
                  reminder={reminder}
                  prefix={`reminders.${index}.`}
                  onChange={(changed) => update(changeAt(reminders, index, changed))}
                />
                <p className="text-label">
                  <TextButton
                    onClick={() => focusAfter(() => update(removeAt(reminders, index)), addId)}
                  >
                    {t('reminder.remove')}
                  </TextButton>
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
      {reminders.length < remindersPerGoal && (
        <button
          type="button"
          id={addId}
          onClick={add}
          className="focus-ring mt-2 flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2 text-ui font-semibold text-accent"
        >
          <PlusIcon className="size-4.5" />
          {t(reminders.length === 0 ? 'reminder.add' : 'reminder.another')}
        </button>
      )}
      <p className="mt-2 text-label">
        <TextLink to="/reminders">{t('reminder.all')}</TextLink>
      </p>
    </section>
  );
}

interface ReminderRowProps {
  reminder: DraftReminder;
  isOpen: boolean;
  onToggle: () => void;
}

function ReminderRow({ reminder, isOpen, onToggle }: ReminderRowProps) {
  const words = useReminderWords();
  return (
    <button
      type="button"
      id={rowId(reminder.key)}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="focus-ring-inset grid min-h-16 w-full cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-4 rounded-card px-5 py-3 text-left hover:bg-hover"
    >
      <span className="font-display text-numeral font-light tabular-nums">
        {words.time(reminder)}
      </span>
      <span>
        <span className="block text-ui">{words.days(reminder)}</span>
        <span className="block text-small text-ink-2">{words.channels(reminder)}</span>
      </span>
      <ChevronIcon className={`text-ink-2 ${isOpen ? 'rotate-180' : ''}`} />
    </button>
  );
}
