import { emailChangeRoutes } from '@stratum/contract/email-change';
import { otpSchema } from '@stratum/contract/fields';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Resend } from '../../../shared/forms/resend.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { CodeField } from '../../../shared/person-fields/code-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { type PendingChange, pendingChange } from './pending-change.ts';

interface EmailCodesFormProps {
  currentEmail: string;
  pending: PendingChange;
  onResent: (pending: PendingChange) => void;
  onChanged: (email: string) => void;
  onBack: () => void;
  onCancel: () => void;
}

const noCodes = { currentCode: '', newCode: '' };
type Name = keyof typeof noCodes;

/** Takes the two codes, one from each mailbox, and sends them once both are whole. */
export function EmailCodesForm(props: EmailCodesFormProps) {
  const { currentEmail, pending, onChanged, onCancel } = props;
  const { t } = useTranslation('features/profile/email');
  const [codes, setCodes] = useState(noCodes);
  const currentInput = useRef<HTMLInputElement>(null);
  const newInput = useRef<HTMLInputElement>(null);
  const form = useRouteForm(emailChangeRoutes.confirmEmail, {
    values: codes,
    continuesAfterUnmount: true,
    send: async (body, { signal }) => {
      const reply = await callRoute(emailChangeRoutes.confirmEmail, { body }, { signal });
      onChanged(reply.email);
    },
  });
  useEffect(() => currentInput.current?.focus(), []);
  const field = (name: Name) => ({
    name,
    value: codes[name],
    onChange: (value: string) => setCodes({ ...codes, [name]: value }),
  });
  /** One code is whole: on to the other, unless that is whole already. */
  const goOn = (other: Name, input: RefObject<HTMLInputElement | null>) => {
    if (otpSchema.safeParse(codes[other]).success) form.ref.current?.requestSubmit();
    else input.current?.focus();
  };
  const beginAnew = () => {
    setCodes(noCodes);
    currentInput.current?.focus();
  };
  const minutes = Math.floor(pending.expiresIn / 60);
  return (
    <RouteForm form={form}>
      <p className="text-ui text-ink-2">{t('sent', { minutes })}</p>
      <CodeField
        label={t('code_at', { email: currentEmail })}
        {...field('currentCode')}
        input={currentInput}
        onComplete={() => goOn('newCode', newInput)}
      />
      <CodeField
        label={t('code_at', { email: pending.body.email })}
        {...field('newCode')}
        input={newInput}
        onComplete={() => goOn('currentCode', currentInput)}
      />
      <NewCodes {...props} onSent={beginAnew} />
      <FormAlert failure={form.failure} others={form.others} />
      <DialogActions>
        <Button tone="plain" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" isPending={form.isSending}>
          {t('confirm')}
        </Button>
      </DialogActions>
    </RouteForm>
  );
}

/** What to do where a code does not come: ask for others, or correct the address. */
function NewCodes({
  pending,
  onResent,
  onBack,
  onSent,
}: Pick<EmailCodesFormProps, 'pending' | 'onResent' | 'onBack'> & { onSent: () => void }) {
  const { t } = useTranslation('features/profile/email');
  const { body } = pending;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Resend
        resendAt={pending.resendAt}
        send={async (signal) => {
          const reply = await callRoute(emailChangeRoutes.changeEmail, { body }, { signal });
          onResent(pendingChange(body, reply));
        }}
        onSent={onSent}
        label={(seconds) => (seconds > 0 ? t('resend_in', { seconds }) : t('resend'))}
        sentText={t('resent')}
      />
      <TextButton onClick={onBack} className="text-label">
        {t('other_address')}
      </TextButton>
    </div>
  );
}
