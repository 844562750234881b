import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { AlertIcon } from '../../../shared/ui/icons.tsx';
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
      <FormAlert state={state} />
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

/** Announced as soon as it appears; what was typed stays, and can be sent again from here. */
function FormAlert({ state: { failure } }: { state: AuthForm }) {
  const { t } = useTranslation('shared/ui');
  return (
    <div role="alert" className="empty:hidden">
      {failure && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-danger px-4 py-3 text-label">
          <p className="flex flex-1 basis-48 gap-2.5">
            <AlertIcon className="text-danger" />
            {failure.message}
          </p>
          {failure.code === 'something_went_wrong' && (
            <Button type="submit" tone="ghost" size="small">
              {t('try_again')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The sentence at a field that the kit has no part for. */
export function FieldProblemNote({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-small font-medium text-danger empty:hidden">
      {children && (
        <>
          <AlertIcon className="size-4.5" />
          {children}
        </>
      )}
    </p>
  );
}
