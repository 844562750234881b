import { addDays } from '@stratum/contract/plain-days';
import type { ListedReminder } from '@stratum/contract/reminder';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { useClocks } from '../../profile/index.ts';
import type { ReminderActions } from '../use-reminder-actions.ts';
import { type GroupName, groupReminders } from './reminder-groups.ts';
import { ReminderRow } from './reminder-row.tsx';

interface ReminderListProps {
  items: readonly ListedReminder[];
  isOfOneGoal: boolean;
  chosenId: string | null;
  onChoose: (reminder: ListedReminder) => void;
  onRemove: (reminder: ListedReminder) => void;
  actions: ReminderActions;
}

/** By when they come next. */
export function ReminderList({
  items,
  isOfOneGoal,
  chosenId,
  onChoose,
  onRemove,
  actions,
}: ReminderListProps) {
  const { calendar } = useClocks();
  const nameOf = useGroupNames();
  return (
    <div className="grid gap-6">
      {groupReminders(items, calendar).map(({ name, items: members }) => (
        <section key={name}>
          <Heading level={2} size="label" className="mb-2.5">
            {nameOf(name)}
          </Heading>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-1">
            {members.map((reminder) => (
              <ReminderRow
                key={reminder.id}
                reminder={reminder}
                group={name}
                isOfOneGoal={isOfOneGoal}
                isChosen={reminder.id === chosenId}
                onChoose={() => onChoose(reminder)}
                onRemove={() => onRemove(reminder)}
                actions={actions}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function useGroupNames() {
  const { t } = useTranslation('features/reminders');
  const format = useFormat();
  const { today } = useClocks().calendar;
  return (name: GroupName): string => {
    if (name === 'today') return t('group.today', { day: format.calendarDay(today) });
    if (name === 'tomorrow') {
      return t('group.tomorrow', { day: format.calendarDay(addDays(today, 1)) });
    }
    return t(`group.${name}`);
  };
}
