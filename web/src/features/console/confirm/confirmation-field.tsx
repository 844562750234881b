import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface ConfirmationFieldProps {
  hasPassword: boolean;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** The own password or, where the account has none, the code that is mailed for it. */
export function ConfirmationField({ hasPassword, ...field }: ConfirmationFieldProps) {
  const { t } = useTranslation('features/console');
  if (!hasPassword) return <MailedCode {...field} />;
  return <PasswordField label={t('confirm.password')} autoComplete="current-password" {...field} />;
}

function MailedCode(field: Omit<ConfirmationFieldProps, 'hasPassword'>) {
  const { t } = useTranslation('features/console');
  const send = useRouteMutation(consoleEndpoints.sendConfirmationCode);
  return (
    <div className="grid gap-3">
      <TextField
        label={t('confirm.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...field}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button tone="ghost" size="small" isPending={send.isPending} onPress={() => send.mutate()}>
          {send.data ? t('confirm.send_again') : t('confirm.send_code')}
        </Button>
        <output className="text-label text-ink-2">
          {send.data && t('confirm.code_sent', { email: send.data.email })}
        </output>
      </div>
      <FormAlert failure={send.error} />
    </div>
  );
}
