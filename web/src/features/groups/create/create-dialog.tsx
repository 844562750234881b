import { groupLimits } from '@stratum/contract/group-rules';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId, UploadId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { PictureField } from '../../../shared/uploads/picture-field.tsx';
import { UploadedPicture } from '../picture/uploaded-picture.tsx';

export interface CreateDialogProps {
  onClose: () => void;
  /** The group is there, and its maker is its admin. */
  onCreated: (groupId: GroupId) => void;
}

/** Name and picture of a new group. */
export default function CreateDialog({ onClose, onCreated }: CreateDialogProps) {
  const { t } = useTranslation('features/groups/create');
  const [name, setName] = useState('');
  const [image, setImage] = useState<UploadId | null>(null);
  const isTyped = name !== '' || image !== null;
  const form = useRouteForm(groupRoutes.createGroup, {
    values: { name, image },
    bodyOf: () => ({ name, ...(image !== null && { image }) }),
    send: async (body, call) => {
      const { id } = await callRoute(groupRoutes.createGroup, { body }, call);
      await invalidateAfter(groupRoutes.createGroup);
      onCreated(id);
    },
    onRefused: ({ code }) =>
      code === 'conflict'
        ? { name: t('too_many', { most: groupLimits.groupsOfPerson }) }
        : undefined,
  });
  return (
    <Dialog
      title={t('title')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!isTyped}
    >
      <RouteForm form={form}>
        <Text tone="quiet">{t('text')}</Text>
        <TextField
          label={t('name')}
          name="name"
          value={name}
          onChange={setName}
          maxLength={groupLimits.nameLength}
          description={t('name_seen')}
          autoComplete="off"
          autoFocus
        />
        <PictureField preview={image && <UploadedPicture uploadId={image} />} onChange={setImage} />
        <FormAlert failure={form.failure} others={form.others} />
        <DialogActions>
          <Button tone="plain" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isPending={form.isSending}>
            {t('start')}
          </Button>
        </DialogActions>
      </RouteForm>
    </Dialog>
  );
}
