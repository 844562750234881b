import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { focusQuietly } from '../../../shared/navigation/scroll-to.ts';
import { toast } from '../../../shared/toasts/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';

interface EndOthersProps {
  count: number;
  /** Where reading goes on when there are no others. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** Signs out everywhere else, once that is confirmed. */
export function EndOthers({ count, fallbackRef }: EndOthersProps) {
  const { t } = useTranslation('features/profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="ghost" size="small" onPress={() => setOpen(true)}>
        {t('sessions.end_others')}
      </Button>
      <Dialog title={t('sessions.end_others_title')} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => <Question count={count} fallbackRef={fallbackRef} close={close} />}
      </Dialog>
    </>
  );
}

function Question({ count, fallbackRef, close }: EndOthersProps & { close: () => void }) {
  const { t } = useTranslation('features/profile');
  const end = useRouteMutation(authEndpoints.endOtherSessions);
  const hasEnded = useRef(false);
  // The dialog lets go of the focus only when it is gone, and its button goes too.
  useEffect(
    () => () => {
      if (hasEnded.current) focusQuietly(fallbackRef.current);
    },
    [fallbackRef],
  );
  const endAll = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        hasEnded.current = true;
        close();
        toast.success(t('sessions.others_ended'));
      },
    });
  return (
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
  );
}
