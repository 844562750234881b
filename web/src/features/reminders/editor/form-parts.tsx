import type { ReactNode } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import type { RouteForm as FormState } from '../../../shared/forms/use-route-form.ts';
import { ReminderFields } from '../fields/reminder-fields.tsx';
import type { ReminderTimes } from '../fields/reminder-times.ts';

interface ReminderFormProps {
  form: FormState;
  sentence: string;
  times: ReminderTimes;
  onChange: (times: ReminderTimes) => void;
  /** Before the fields. */
  lead?: ReactNode;
  picture: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The fields of a reminder below the sentence that follows each change. */
export function ReminderForm(props: ReminderFormProps) {
  const { form, sentence, times, onChange, lead, picture, children } = props;
  return (
    <RouteForm form={form} className="grid gap-5">
      <p
        aria-live="polite"
        className="min-h-16 font-display text-numeral leading-[1.2] font-light wrap-anywhere"
      >
        {sentence}
      </p>
      {lead}
      <ReminderFields reminder={times} onChange={onChange} />
      {picture}
      <FormAlert failure={form.failure} />
      <div className="flex flex-wrap gap-2.5">{children}</div>
    </RouteForm>
  );
}
