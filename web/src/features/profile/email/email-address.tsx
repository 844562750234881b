import { authEndpoints } from '@stratum/contract/endpoints/auth';
import type { Profile } from '@stratum/contract/person';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeKey } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useNotificationsAnew } from '../use-notifications-anew.ts';
import { useProfileAnew } from '../use-profile.ts';
import { EmailChange } from './email-change.tsx';

/** The address of the account, and the way to another one. */
export function EmailAddress({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile/email');
  const [isOpen, setOpen] = useState(false);
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const readAnew = useReadAnew();
  const changed = (email: string) => {
    setOpen(false);
    setChangedTo(email);
    toast.success(t('changed'));
    readAnew();
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
        {(close) => <EmailChange profile={profile} onChanged={changed} onCancel={close} />}
      </Dialog>
    </div>
  );
}

/** What a new address changes elsewhere on the page: the other sessions ended with the old one. */
function useReadAnew(): () => void {
  const queryClient = useQueryClient();
  const readProfileAnew = useProfileAnew();
  const readNotificationsAnew = useNotificationsAnew();
  return () => {
    readNotificationsAnew();
    void readProfileAnew();
    void queryClient.invalidateQueries({ queryKey: routeKey(authEndpoints.sessions) });
  };
}
