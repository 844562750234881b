import { consentEndpoints } from '@stratum/contract/endpoints/consents';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { retainKeptReads } from '../../../shared/offline/kept-reads.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';

/** What goes with the consent, told whole before it is taken back. */
export function WithdrawConsent({ close }: { close: () => void }) {
  const { t } = useTranslation('features/profile/account-data');
  const withdraw = useRouteMutation(consentEndpoints.withdrawConsent);
  const confirm = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        // What is read from now on is kept anew.
        void retainKeptReads(null).catch(() => undefined);
        toast.success(t('consent.done'));
        close();
      },
    });
  return (
    <div className="grid gap-5">
      <p className="text-ui">{t('consent.what_goes')}</p>
      <ul className="grid list-disc gap-1.5 pl-5 text-label text-ink-2">
        <li>{t('consent.goes_answers')}</li>
        <li>{t('consent.goes_results')}</li>
        <li>{t('consent.goes_goals')}</li>
      </ul>
      <p className="text-ui">{t('consent.copy')}</p>
      <FormAlert failure={withdraw.error} />
      <DialogActions>
        <Button tone="plain" onPress={close}>
          {t('consent.cancel')}
        </Button>
        <Button tone="danger" isPending={withdraw.isPending} onPress={confirm}>
          {t('consent.confirm')}
        </Button>
      </DialogActions>
    </div>
  );
}
