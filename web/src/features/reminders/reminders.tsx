import type { ListedReminder } from '@stratum/contract/reminder';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { PlusIcon } from '../../shared/ui/field-icons.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { useIsWide } from '../../shared/ui/use-is-wide.ts';
import { DueNow } from './due/due-now.tsx';
import { AddForm, ChangeForm, Editor } from './editor/editor.tsx';
import type { GoalChoice } from './editor/goal-choice.ts';
import type { ReminderTimes } from './fields/reminder-times.ts';
import { NoReminders } from './list/no-reminders.tsx';
import { ReminderList } from './list/reminder-list.tsx';
import { useReminderActions } from './use-reminder-actions.ts';

interface RemindersProps {
  /** Of which goal they are; null for those of all. */
  goalId: string | null;
  /** Heading and the way back. */
  head: ReactNode;
  items: readonly ListedReminder[];
  /** Those that a reminder can be added to. */
  goals: readonly GoalChoice[];
  /** The way to what follows in the list. */
  more?: ReactNode;
}

/** What is open beside the list: at first, where there is room, what comes next. */
type Open =
  | { readonly kind: 'change'; readonly id: string }
  | { readonly kind: 'add' | 'none' | 'untouched' };

/** What is due, and the list of reminders with the editor beside it. */
export function Reminders({ goalId, head, items, goals, more }: RemindersProps) {
  const { t } = useTranslation('features/reminders');
  const isWide = useIsWide();
  const actions = useReminderActions();
  const [open, setOpen] = useState<Open>({ kind: 'untouched' });
  const [edits, setEdits] = useState<ReadonlyMap<string, ReminderTimes | undefined>>(new Map());
  const [removing, setRemoving] = useState<ListedReminder | null>(null);
  const close = () => setOpen({ kind: 'none' });
  const chosen = chosenOf(items, open, isWide);
  const [first, ...others] = goals;
  const askRemoval = (reminder: ListedReminder) => {
    if (!isWide) close();
    setRemoving(reminder);
  };
  const editor =
    open.kind === 'add' && first ? (
      <Editor title={t('editor.new')} isWide={isWide} onClose={close}>
        <AddForm
          goals={[first, ...others]}
          onAdded={(id) => setOpen(isWide ? { kind: 'change', id } : { kind: 'none' })}
          onCancel={close}
        />
      </Editor>
    ) : (
      chosen && (
        <Editor title={chosen.goalName} isWide={isWide} onClose={close}>
          <ChangeForm
            key={chosen.id}
            reminder={chosen}
            edited={edits.get(chosen.id)}
            onEdit={(times) => setEdits(new Map(edits).set(chosen.id, times))}
            onDone={() => !isWide && close()}
            onRemove={() => askRemoval(chosen)}
            actions={actions}
          />
        </Editor>
      )
    );
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {head}
        {items.length > 0 && first && (
          <Button tone="ghost" onPress={() => setOpen({ kind: 'add' })}>
            <PlusIcon className="size-4.5" />
            {t('add')}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {actions.said}
      </p>
      <p role="alert" className="mb-3 text-ui text-danger empty:hidden">
        {actions.problem}
      </p>
      <DueNow goalId={goalId} />
      <div className="grid items-start gap-x-5 gap-y-8 md:grid-cols-[minmax(0,1fr)_26.25rem]">
        {items.length === 0 ? (
          <NoReminders goals={goals} onOther={() => setOpen({ kind: 'add' })} />
        ) : (
          <div>
            <ReminderList
              items={items}
              isOfOneGoal={goalId !== null}
              chosenId={chosen?.id ?? null}
              onChoose={({ id }) => setOpen({ kind: 'change', id })}
              onRemove={askRemoval}
              actions={actions}
            />
            {more}
          </div>
        )}
        {editor}
      </div>
      <ConfirmDialog
        title={t('remove.title')}
        isOpen={removing !== null}
        onOpenChange={(isOpen) => !isOpen && setRemoving(null)}
        cancel={t('remove.keep')}
        confirm={t('remove.confirm')}
        tone="danger"
        onConfirm={() => {
          if (removing) actions.remove(removing);
          setRemoving(null);
        }}
      >
        <Text>{t('remove.text', { goal: removing?.goalName ?? '' })}</Text>
      </ConfirmDialog>
    </>
  );
}

function chosenOf(items: readonly ListedReminder[], open: Open, isWide: boolean) {
  if (open.kind === 'change') return items.find(({ id }) => id === open.id);
  if (open.kind !== 'untouched' || !isWide) return undefined;
  return items
    .filter(({ nextAt }) => nextAt !== null)
    .toSorted((one, other) => (one.nextAt ?? '').localeCompare(other.nextAt ?? ''))[0];
}
