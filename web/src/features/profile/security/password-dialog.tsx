import { authRoutes } from '@stratum/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshAfter } from '../../../shared/api/refresh.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { PasswordChecklist } from '../../../shared/person-fields/password-checklist.tsx';
import { toast } from '../../../shared/toasts/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';

interface PasswordDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChanged: () => void;
}

export function PasswordDialog({ isOpen, onOpenChange, onChanged }: PasswordDialogProps) {
  const { t } = useTranslation('features/profile');
  const queryClient = useQueryClient();
  const changed = () => {
    onChanged();
    onOpenChange(false);
    toast.success(t('security.changed'));
    void refreshAfter(authRoutes.updatePassword, queryClient);
  };
  return (
    <Dialog
      title={t('password.title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
    >
      <PasswordForm onChanged={changed} />
    </Dialog>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('features/profile');
  const [typed, setTyped] = useState({ currentPassword: '', password: '' });
  const rules = useId();
  const form = useRouteForm(authRoutes.updatePassword, {
    values: typed,
    send: async (body) => {
      await callRoute(authRoutes.updatePassword, { body });
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
