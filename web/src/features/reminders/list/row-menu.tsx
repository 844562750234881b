import { useTranslation } from 'react-i18next';
import { Action, ActionMenu } from '../../../shared/ui/action-menu.tsx';
import type { RowProps } from './row-props.ts';

/** What is done more rarely with a reminder. */
export default function RowMenu({ reminder, group, onChoose, onRemove, actions }: RowProps) {
  const { t } = useTranslation('features/reminders');
  return (
    <ActionMenu label={t('row.more', { goal: reminder.goalName })}>
      <Action onAction={onChoose}>{t('row.edit')}</Action>
      {group !== 'over' && (
        <>
          <Action onAction={() => actions.skip(reminder)}>{t('row.skip')}</Action>
          <Action onAction={() => actions.pause(reminder)}>{t('row.pause')}</Action>
        </>
      )}
      <Action onAction={onRemove}>{t('row.remove')}</Action>
    </ActionMenu>
  );
}
