import { authRoutes } from '@stratum/contract/auth';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { PasswordChecklist } from '../../../shared/person-fields/password-checklist.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';

/** A new password, confirmed by the current one. */
export default function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('features/profile');
  const [typed, setTyped] = useState({ currentPassword: '', password: '' });
  const rules = useId();
  const form = useRouteForm(authRoutes.updatePassword, {
    values: typed,
    continuesAfterUnmount: true,
    send: async (body, { signal }) => {
      await callRoute(authRoutes.updatePassword, { body }, { signal });
      onChanged();
    },
  });
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <RouteForm form={form}>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <PasswordField
        label={t('password.new')}
        autoComplete="new-password"
        aria-describedby={rules}
        {...field('password')}
      />
      <PasswordChecklist id={rules} password={typed.password} />
      <p className="text-small text-ink-2">{t('password.ends_others')}</p>
      <FormAlert failure={form.failure} others={form.others} />
      <Button type="submit" isPending={form.isSending}>
        {t('password.submit')}
      </Button>
    </RouteForm>
  );
}
