import { accountDataRules } from '@stratum/contract/account-data-rules';
import type { Profile } from '@stratum/contract/person';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LazyForm } from '../lazy-form.tsx';

const DeleteForm = lazy(() => import('./delete-form.tsx'));

/** The end of the account, told whole before it is asked for. */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile/account-data');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <h3 className="text-ui font-semibold">{t('delete.title')}</h3>
      <p className="mt-1 max-w-reading text-label text-ink-2">
        {t('delete.text', { days: accountDataRules.graceDays })}
      </p>
      <div className="mt-4">
        <Button tone="danger" size="small" onPress={() => setOpen(true)}>
          {t('delete.begin')}
        </Button>
      </div>
      <Dialog
        title={t('delete.dialog_title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={false}
      >
        {(close) => (
          <LazyForm>
            <DeleteForm profile={profile} close={close} />
          </LazyForm>
        )}
      </Dialog>
    </div>
  );
}
