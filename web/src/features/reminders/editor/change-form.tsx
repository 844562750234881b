import type { UploadId } from '@stratum/contract/ids';
import type { ListedReminder } from '@stratum/contract/reminder';
import { reminderRoutes } from '@stratum/contract/reminders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { ReminderTimes } from '../fields/reminder-times.ts';
import type { ReminderActions } from '../use-reminder-actions.ts';
import { ReminderForm } from './form-parts.tsx';
import { PictureField } from './picture-field.tsx';
import { useSentence } from './use-sentence.ts';

interface ChangeFormProps {
  reminder: ListedReminder;
  /** What was changed and not saved yet, kept while another one is looked at. */
  edited: ReminderTimes | undefined;
  onEdit: (times: ReminderTimes | undefined) => void;
  onDone: () => void;
  onRemove: () => void;
  actions: ReminderActions;
}

/** A reminder's times, ways and picture. */
export default function ChangeForm(props: ChangeFormProps) {
  const { reminder, edited, onEdit, onDone, onRemove, actions } = props;
  const { t } = useTranslation('features/reminders');
  const queryClient = useQueryClient();
  const sentence = useSentence();
  const [image, setImage] = useState<UploadId>();
  const times = edited ?? timesOf(reminder);
  const form = useRouteForm(reminderRoutes.changeReminder, {
    values: { id: reminder.id, ...times, image },
    send: async (body, call) => {
      await callRoute(reminderRoutes.changeReminder, { body }, call);
      await invalidateAfter(reminderRoutes.changeReminder, queryClient);
      setImage(undefined);
      onEdit(undefined);
      toast.success(t('editor.saved'));
      onDone();
    },
  });
  return (
    <ReminderForm
      form={form}
      sentence={sentence(times, reminder, edited ? 'first' : 'next')}
      times={times}
      onChange={onEdit}
      picture={<PictureField reminder={reminder} chosen={image} onChoose={setImage} />}
    >
      <Button type="submit" isPending={form.isSending} className="flex-1">
        {t('editor.save')}
      </Button>
      <Button
        tone="ghost"
        onPress={() => (reminder.paused ? actions.resume(reminder) : actions.pause(reminder))}
      >
        {t(reminder.paused ? 'row.resume' : 'row.pause')}
      </Button>
      <Button tone="danger" onPress={onRemove}>
        {t('row.remove')}
      </Button>
    </ReminderForm>
  );
}

function timesOf({ frequency, time, weekdays, day, channels }: ListedReminder): ReminderTimes {
  return { frequency, time, weekdays, day, channels };
}
