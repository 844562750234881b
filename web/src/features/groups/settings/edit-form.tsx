import type { Group } from '@stratum/contract/group';
import { groupLimits } from '@stratum/contract/group-rules';
import { groupRoutes } from '@stratum/contract/groups';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { PictureField } from '../../../shared/uploads/picture-field.tsx';
import { TimeZoneField } from '../../profile/index.ts';
import { GroupPicture } from '../picture/group-picture.tsx';
import { UploadedPicture } from '../picture/uploaded-picture.tsx';
import { changesOf, type GroupFields } from './group-changes.ts';

interface EditFormProps {
  group: Group;
  typed: GroupFields;
  onType: (change: Partial<GroupFields>) => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** The fields of a group, saved by one call that carries what was changed. */
export function EditForm({ group, typed, onType, onSaved, onCancel }: EditFormProps) {
  const { t } = useTranslation('features/groups/settings');
  const form = useRouteForm(groupRoutes.updateGroup, {
    values: typed,
    bodyOf: () => ({ ppauGroupId: group.id, ...changesOf(group, typed) }),
    send: async (body, call) => {
      if (Object.keys(changesOf(group, typed)).length > 0) {
        await callRoute(groupRoutes.updateGroup, { body }, call);
        await invalidateAfter(groupRoutes.updateGroup);
        toast.success(t('edit.saved'));
      }
      onSaved();
    },
  });
  return (
    <RouteForm form={form}>
      <TextField
        label={t('edit.name')}
        name="name"
        value={typed.name}
        onChange={(name) => onType({ name })}
        maxLength={groupLimits.nameLength}
        autoComplete="off"
      />
      <PictureField
        preview={<ChosenPicture group={group} chosen={typed.image} />}
        onChange={(image) => onType({ image })}
      />
      <TextArea
        label={t('rules')}
        name="rules"
        value={typed.rules}
        onChange={(rules) => onType({ rules })}
        maxLength={groupLimits.rulesLength}
        rows={4}
        description={t('edit.rules_text')}
      />
      <TimeZoneField
        kept={group.timeZone}
        value={typed.timeZone}
        onChange={(timeZone) => onType({ timeZone })}
        description={t('edit.time_zone_text')}
      />
      <FormAlert failure={form.failure} others={form.others} />
      <DialogActions>
        <Button tone="plain" onPress={onCancel}>
          {t('edit.cancel')}
        </Button>
        <Button type="submit" isPending={form.isSending}>
          {t('edit.save')}
        </Button>
      </DialogActions>
    </RouteForm>
  );
}

interface ChosenPictureProps {
  group: Group;
  chosen: GroupFields['image'];
}

function ChosenPicture({ group, chosen }: ChosenPictureProps) {
  if (chosen) return <UploadedPicture uploadId={chosen} />;
  const image = chosen === null ? null : group.image;
  return <GroupPicture group={{ id: group.id, image }} size="large" />;
}
