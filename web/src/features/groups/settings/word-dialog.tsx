import type { Group } from '@stratum/contract/group';
import { groupLimits } from '@stratum/contract/group-rules';
import { groupRoutes } from '@stratum/contract/groups';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';

interface WordDialogProps {
  group: Group;
  onClose: () => void;
}

/** A word to every other member, by their notifications. */
export default function WordDialog({ group, onClose }: WordDialogProps) {
  const { t } = useTranslation('features/groups/settings');
  const [text, setText] = useState('');
  const form = useRouteForm(groupRoutes.sendNotificationToMembers, {
    values: { text },
    bodyOf: () => ({ ppauGroupId: group.id, text }),
    send: async (body, call) => {
      const { sent } = await callRoute(groupRoutes.sendNotificationToMembers, { body }, call);
      toast.success(t('word.sent', { count: sent }));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('word.title')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={text === ''}
    >
      <RouteForm form={form}>
        <TextArea
          label={t('word.label')}
          name="text"
          value={text}
          onChange={setText}
          maxLength={groupLimits.noticeLength}
          rows={4}
          description={t('word.text')}
          autoFocus
        />
        <FormAlert failure={form.failure} others={form.others} />
        <DialogActions>
          <Button tone="plain" onPress={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" isPending={form.isSending}>
            {t('word.send')}
          </Button>
        </DialogActions>
      </RouteForm>
    </Dialog>
  );
}
