import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { focusWithoutScroll } from '../../../shared/navigation/scroll-to.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface SignOutOtherDevicesProps {
  count: number;
  /** Where reading goes on when there are no others. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** Signs out everywhere else, once that is confirmed. */
export function SignOutOtherDevices({ count, fallbackRef }: SignOutOtherDevicesProps) {
  const { t } = useTranslation('features/profile');
  const [isOpen, setOpen] = useState(false);
  const end = useRouteMutation(authEndpoints.endOtherSessions);
  const hasEnded = useRef(false);
  // The dialog has given the focus back to a button that goes too.
  useEffect(
    () => () => {
      if (hasEnded.current) focusWithoutScroll(fallbackRef.current);
    },
    [fallbackRef],
  );
  const open = (isOpening: boolean) => {
    end.reset();
    setOpen(isOpening);
  };
  const endAll = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        hasEnded.current = true;
        setOpen(false);
        toast.success(t('sessions.others_ended'));
      },
    });
  return (
    <>
      <Button tone="ghost" size="small" onPress={() => open(true)}>
        {t('sessions.end_others')}
      </Button>
      <ConfirmDialog
        title={t('sessions.end_others_title')}
        isOpen={isOpen}
        onOpenChange={open}
        cancel={t('cancel')}
        confirm={t('sessions.end_others')}
        onConfirm={endAll}
        isPending={end.isPending}
      >
        <Text>{t('sessions.end_others_text', { count })}</Text>
        <FormAlert failure={end.error} />
      </ConfirmDialog>
    </>
  );
}
