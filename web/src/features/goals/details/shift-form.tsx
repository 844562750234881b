import { addDays } from '@stratum/contract/plain-days';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { NumberField } from '../../../shared/ui/lazy-fields.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import type { Details } from './ticked-details.ts';
import type { GoalActions } from './use-goal-actions.ts';

interface ShiftFormProps {
  goal: Details['goal'];
  actions: GoalActions;
  onDone: () => void;
}

const longestShift = 365;

/** Moves all days of a goal together. */
export default function ShiftForm({ goal, actions, onDone }: ShiftFormProps) {
  const { t } = useTranslation('features/goals/details');
  const format = useFormat();
  const [days, setDays] = useState<number | null>(7);
  const by = days ?? 0;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (by !== 0) actions.shift(by, onDone);
      }}
    >
      <NumberField
        label={t('shift.days')}
        description={t('shift.note')}
        value={days}
        onChange={setDays}
        min={-longestShift}
        max={longestShift}
      />
      <Text aria-live="polite">
        {t('shift.result', {
          from: format.dayMonth(addDays(goal.goalStartDate, by)),
          to: format.dayMonth(addDays(goal.goalEndDate, by)),
        })}
      </Text>
      <p role="alert" className="text-ui text-danger empty:hidden">
        {actions.problem}
      </p>
      <DialogActions>
        <Button type="submit" isDisabled={by === 0} isPending={actions.isShifting}>
          {t('shift.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
