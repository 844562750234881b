import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import type { RouteForm as Form } from '../../../shared/forms/use-route-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useInitialFocus } from './use-initial-focus.ts';

interface AccountFormProps {
  form: Form;
  /** The name of the field to begin at, where a page does not begin at its heading. */
  initialFocus?: string | undefined;
  submitLabel: string;
  /** Beside the button that sends, such as the way back. */
  secondaryAction?: ReactNode;
  children: ReactNode;
}

/** The fields of an account form, what went wrong with it, and the button that sends it. */
export function AccountForm({
  form,
  initialFocus,
  submitLabel,
  secondaryAction,
  children,
}: AccountFormProps) {
  useInitialFocus(form.ref, initialFocus);
  return (
    <RouteForm form={form}>
      {children}
      <Refusal form={form} />
      <div className="mt-1 flex gap-3">
        {secondaryAction}
        <div className="grid flex-1">
          <Button type="submit" isPending={form.isSending}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </RouteForm>
  );
}

/** What was typed stays, and can be sent again from here. */
function Refusal({ form: { failure, others } }: { form: Form }) {
  const { t } = useTranslation('shared/ui');
  return (
    <FormAlert failure={failure} others={others}>
      {failure?.isUnanswered && (
        <Button type="submit" tone="ghost" size="small">
          {t('try_again')}
        </Button>
      )}
    </FormAlert>
  );
}
