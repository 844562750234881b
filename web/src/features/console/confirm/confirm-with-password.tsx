import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../../shared/api/call-error.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useProfile } from '../../profile/index.ts';
import { ConfirmationField } from './confirmation-field.tsx';

/** What the act's body takes of the dialog. */
export interface Confirmation {
  readonly password?: string;
  readonly code?: string;
  readonly reason: string;
}

interface ConfirmWithPasswordProps<Input, Reply> {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The words of the button that acts. */
  confirm: string;
  /** Of a route whose body takes `confirmationFields` and, where the act asks for one, a reason. */
  act: UseMutationResult<Reply, CallError, Input>;
  input: (given: Confirmation) => Input;
  onDone?: (reply: Reply) => void;
  /** What will happen, and further fields. */
  children: ReactNode;
  /** Whether the act asks why; most do. */
  asksReason?: boolean;
  tone?: 'primary' | 'danger';
}

/**
 * Asks for the password again, or for a mailed code, and for the reason, before an act that cannot be
 * taken back. What is typed stays where the act is refused.
 */
export function ConfirmWithPassword<Input, Reply>(props: ConfirmWithPasswordProps<Input, Reply>) {
  const { title, isOpen, onOpenChange, act } = props;
  const change = (opens: boolean) => {
    act.reset();
    onOpenChange(opens);
  };
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={change} isDismissable={false}>
      {(close) => <ConfirmForm {...props} close={close} />}
    </Dialog>
  );
}

type ConfirmFormProps<Input, Reply> = ConfirmWithPasswordProps<Input, Reply> & {
  close: () => void;
};

function ConfirmForm<Input, Reply>(props: ConfirmFormProps<Input, Reply>) {
  const { act, input, onDone, close, asksReason = true, tone = 'danger' } = props;
  const { t } = useTranslation('features/console');
  const hasPassword = useProfile().data?.hasPassword ?? true;
  const [secret, setSecret] = useState('');
  const [reason, setReason] = useState('');
  const name = hasPassword ? 'password' : 'code';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.mutate(input({ [name]: secret, reason }), {
      onSuccess: (reply) => {
        onDone?.(reply);
        close();
      },
    });
  };
  const fields = act.error?.fields ?? {};
  const isAtField = fields[name] !== undefined || fields.reason !== undefined;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {props.children}
      {asksReason && (
        <TextArea
          label={t('confirm.reason')}
          description={t('confirm.reason_is_kept')}
          value={reason}
          onChange={setReason}
          maxLength={300}
          {...errorOf(fields.reason)}
        />
      )}
      <ConfirmationField
        hasPassword={hasPassword}
        value={secret}
        onChange={setSecret}
        {...errorOf(fields[name])}
      />
      <ActAlert failure={isAtField ? null : act.error} />
      <DialogActions>
        <Button tone="plain" onPress={close}>
          {t('cancel')}
        </Button>
        <Button type="submit" tone={tone} isPending={act.isPending}>
          {props.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}

function errorOf(error: string | undefined) {
  return error === undefined ? {} : { error };
}

/** Says of a conflict what to do about it. */
export function ActAlert({ failure }: { failure: CallError | null }) {
  const { t } = useTranslation('features/console');
  const isConflict = failure?.code === 'conflict';
  return (
    <FormAlert
      failure={isConflict ? null : failure}
      others={isConflict ? [t('confirm.conflict')] : []}
    />
  );
}
