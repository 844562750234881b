import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

interface ChangeLinkProps {
  groupId: GroupId;
  onEnded: () => void;
}

/** Replaces the link or ends it, once that has been confirmed. */
export function ChangeLink({ groupId, onEnded }: ChangeLinkProps) {
  const { t } = useTranslation('features/groups/invite');
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const renew = useRouteMutation(groupEndpoints.makeGroupLink);
  const end = useRouteMutation(groupEndpoints.revokeGroupLink);
  const call = asked === 'end' ? end : renew;
  const confirm = () => {
    if (asked === null) return;
    call.mutate(
      { params: { ppauGroupId: groupId } },
      {
        onSuccess: () => {
          setAsked(null);
          toast.success(t(`link.${asked}.done`));
          if (asked === 'end') onEnded();
        },
      },
    );
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-3">
      <Button tone="plain" size="small" onPress={() => setAsked('renew')}>
        {t('link.renew.press')}
      </Button>
      <Button tone="plain" size="small" onPress={() => setAsked('end')}>
        {t('link.end.press')}
      </Button>
      {asked !== null && (
        <ConfirmDialog
          title={t(`link.${asked}.title`)}
          cancel={t('link.keep')}
          confirm={t(`link.${asked}.confirm`)}
          tone={asked === 'end' ? 'danger' : 'primary'}
          isOpen
          onOpenChange={() => setAsked(null)}
          isPending={call.isPending}
          onConfirm={confirm}
        >
          <p className="text-ui">{t(`link.${asked}.text`)}</p>
          <p role="alert" className="text-small font-medium text-danger empty:hidden">
            {call.error?.message}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
