import { authRoutes } from '@stratum/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeKey, useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { toast } from '../../../shared/toasts/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';

/** Signs out everywhere else, once that is confirmed. */
export function EndOthers({ count }: { count: number }) {
  const { t } = useTranslation('features/profile');
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const end = useRouteMutation(authRoutes.endOtherSessions);
  const endAll = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        toast.success(t('sessions.others_ended'));
        void queryClient.invalidateQueries({ queryKey: routeKey(authRoutes.sessions) });
      },
    });
  return (
    <>
      <Button tone="ghost" size="small" onPress={() => setOpen(true)}>
        {t('sessions.end_others')}
      </Button>
      <Dialog title={t('sessions.end_others_title')} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => (
          <div className="grid gap-5">
            <p className="text-ui">{t('sessions.end_others_text', { count })}</p>
            <FormAlert failure={end.error} />
            <div className="flex flex-wrap justify-end gap-3">
              <Button tone="plain" onPress={close}>
                {t('cancel')}
              </Button>
              <Button onPress={endAll} isPending={end.isPending}>
                {t('sessions.end_others')}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
