import { emailChangeRoutes } from '@stratum/contract/email-change';
import type { Profile } from '@stratum/contract/person';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type PendingChange, pendingChange } from './pending-change.ts';

interface Typed {
  readonly password: string;
  readonly email: string;
}

interface NewEmailFormProps {
  profile: Profile;
  typed: Typed;
  onType: (typed: Typed) => void;
  onStarted: (pending: PendingChange) => void;
  onCancel: () => void;
}

/** Asks for the new address, confirmed by the password where the account has one. */
export function NewEmailForm({ profile, typed, onType, onStarted, onCancel }: NewEmailFormProps) {
  const { t } = useTranslation('features/profile/email');
  const { hasPassword } = profile;
  const form = useRouteForm(emailChangeRoutes.changeEmail, {
    values: hasPassword ? typed : { email: typed.email },
    continuesAfterUnmount: true,
    send: async (body, { signal }) => {
      const reply = await callRoute(emailChangeRoutes.changeEmail, { body }, { signal });
      onStarted(pendingChange(body, reply));
    },
  });
  const { ref } = form;
  const [isBack] = useState(typed.email !== '');
  useEffect(() => {
    if (isBack) ref.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  }, [isBack, ref]);
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: (value: string) => onType({ ...typed, [name]: value }),
  });
  return (
    <RouteForm form={form}>
      <p className="text-ui text-ink-2">{t(hasPassword ? 'how' : 'how_without_password')}</p>
      {hasPassword && (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      <TextField
        label={t('new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <p className="text-small text-ink-2">{t('ends_others')}</p>
      <FormAlert failure={form.failure} others={form.others} />
      <DialogActions>
        <Button tone="plain" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" isPending={form.isSending}>
          {t('send')}
        </Button>
      </DialogActions>
    </RouteForm>
  );
}
