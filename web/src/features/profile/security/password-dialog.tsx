import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LazyForm } from '../lazy-form.tsx';

const PasswordForm = lazy(() => import('./password-form.tsx'));

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
    void invalidateAfter(authEndpoints.updatePassword, queryClient);
  };
  return (
    <Dialog
      title={t('password.title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
    >
      <LazyForm>
        <PasswordForm onChanged={changed} />
      </LazyForm>
    </Dialog>
  );
}
