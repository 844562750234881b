import { calendarFeedEndpoints } from '@stratum/contract/endpoints/calendar-feed';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../shared/api/queries.ts';
import { toast } from '../../shared/toasts/toasts.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';

/** Replaces the address or ends it, once that has been confirmed. */
export function ChangeAddress({ onEnded }: { onEnded: () => void }) {
  const { t } = useTranslation('features/calendar-feed');
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const renew = useRouteMutation(calendarFeedEndpoints.renewCalendarFeed);
  const end = useRouteMutation(calendarFeedEndpoints.endCalendarFeed);
  const close = () => setAsked(null);
  const done = (change: 'renew' | 'end') => {
    close();
    toast.success(t(`${change}.done`));
    if (change === 'end') onEnded();
  };
  const asking = (change: 'renew' | 'end') => ({
    title: t(`${change}.title`),
    cancel: t('keep'),
    confirm: t(`${change}.confirm`),
    isOpen: asked === change,
    onOpenChange: close,
  });
  return (
    <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
      <Button tone="ghost" size="small" onPress={() => setAsked('renew')}>
        {t('renew.press')}
      </Button>
      <Button tone="plain" size="small" onPress={() => setAsked('end')}>
        {t('end.press')}
      </Button>
      <ConfirmDialog
        {...asking('renew')}
        isPending={renew.isPending}
        onConfirm={() => renew.mutate(undefined, { onSuccess: () => done('renew') })}
      >
        <Words text={t('renew.text')} failure={renew.error?.message} />
      </ConfirmDialog>
      <ConfirmDialog
        {...asking('end')}
        tone="danger"
        isPending={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSuccess: () => done('end') })}
      >
        <Words text={t('end.text')} failure={end.error?.message} />
      </ConfirmDialog>
    </div>
  );
}

function Words({ text, failure }: { text: string; failure: string | undefined }) {
  return (
    <>
      <p className="text-ui">{text}</p>
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {failure}
      </p>
    </>
  );
}
