import { emailChangeEndpoints } from '@stratum/contract/endpoints/email-change';
import type { Profile } from '@stratum/contract/person';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LazyForm } from '../lazy-form.tsx';

const EmailChange = lazy(() => import('./email-change.tsx'));

/** The address of the account, and the way to another one. */
export function EmailAddress({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile/email');
  const [isOpen, setOpen] = useState(false);
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const changed = (email: string) => {
    setOpen(false);
    setChangedTo(email);
    toast.success(t('changed'));
    void invalidateAfter(emailChangeEndpoints.confirmEmail, queryClient);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-ui font-semibold">{t('title')}</h3>
        <output className="block break-words text-label text-ink-2">
          {changedTo === null ? profile.email : t('changed_to', { email: changedTo })}
        </output>
      </div>
      <Button tone="ghost" size="small" onPress={() => setOpen(true)}>
        {t('change')}
      </Button>
      <Dialog
        title={t('dialog_title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={false}
      >
        {(close) => (
          <LazyForm>
            <EmailChange profile={profile} onChanged={changed} onCancel={close} />
          </LazyForm>
        )}
      </Dialog>
    </div>
  );
}
