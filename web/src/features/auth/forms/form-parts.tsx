import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { AuthForm } from './use-auth-form.ts';

interface FormFrameProps {
  state: AuthForm;
  submitLabel: string;
  /** Beside the button that sends, such as the way back. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The fields of an account form, what went wrong with it, and the button that sends it. */
export function FormFrame({ state, submitLabel, beside, children }: FormFrameProps) {
  const { form, submit, isSending, failure } = state;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {children}
      <Refusal state={state} />
      <div className="mt-1 flex gap-3">
        {beside}
        <div className="grid flex-1">
          <Button type="submit" isPending={isSending && !failure}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What was typed stays, and can be sent again from here. */
function Refusal({ state: { failure } }: { state: AuthForm }) {
  const { t } = useTranslation('shared/ui');
  return (
    <FormAlert failure={failure}>
      {failure?.isUnanswered && (
        <Button type="submit" tone="ghost" size="small">
          {t('try_again')}
        </Button>
      )}
    </FormAlert>
  );
}
