import { peopleEndpoints } from '@stratum/contract/console/people-endpoints';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { ActAlert } from '../confirm/confirm-with-password.tsx';

/** Mails a code for a new password; that breaks nothing, and asks for no password. */
export function ResendCode({ userId }: { userId: string }) {
  const { t } = useTranslation('features/console/people');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {t('acts.resend.name')}
      </Button>
      <Dialog title={t('acts.resend.title')} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => <ResendForm userId={userId} close={close} />}
      </Dialog>
    </>
  );
}

function ResendForm({ userId, close }: { userId: string; close: () => void }) {
  const { t } = useTranslation(['features/console/people', 'features/console']);
  const [reason, setReason] = useState('');
  const send = useRouteMutation(peopleEndpoints.resendPersonCode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate(
      { params: { userId }, body: { reason } },
      {
        onSuccess: ({ email }) => {
          toast.success(t('acts.resend.done', { email }));
          close();
        },
      },
    );
  };
  const error = send.error?.fields.reason;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p className="text-ui">{t('acts.resend.text')}</p>
      <TextArea
        label={t('features/console:confirm.reason')}
        description={t('features/console:confirm.reason_is_kept')}
        value={reason}
        onChange={setReason}
        maxLength={300}
        {...(error !== undefined && { error })}
      />
      <ActAlert failure={error === undefined ? send.error : null} />
      <DialogActions>
        <Button tone="plain" onPress={close}>
          {t('features/console:cancel')}
        </Button>
        <Button type="submit" isPending={send.isPending}>
          {t('acts.resend.name')}
        </Button>
      </DialogActions>
    </form>
  );
}
