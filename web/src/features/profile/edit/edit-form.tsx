import type { Profile } from '@stratum/contract/person';
import { profileRoutes } from '@stratum/contract/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { useUnsentWork } from '../../../shared/session/index.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { useSetProfileData } from '../use-profile.ts';
import { discardEdits, editsOf, updateEdits, useEdits } from './edit-draft.ts';
import { type PersonFields, profileDiff, toFields } from './person-change.ts';
import { PersonFieldset } from './person-fieldset.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

/** Every field of the profile, saved by one call that carries what was changed. */
export function EditForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile/edit');
  const fields = { ...toFields(profile), ...useEdits(profile.id) };
  const save = useSave();
  const form = useRouteForm(profileRoutes.updateProfile, {
    values: fields,
    bodyOf: (typed) => profileDiff(profile, typed),
    send: save,
  });
  const change = (typed: Partial<PersonFields>) => updateEdits(profile.id, typed);
  // Asked at the moment of leaving, when what was just saved is no longer in the draft.
  const isUnsaved = () => isChanged(profile, { ...toFields(profile), ...editsOf(profile.id) });
  useUnsentWork(isChanged(profile, fields), t('unsaved.work'));
  return (
    <RouteForm form={form} className="block">
      <PersonFieldset profile={profile} fields={fields} onChange={change} />
      <div className="grid gap-x-12 border-t border-line pt-8 md:grid-cols-3">
        <div className="grid max-w-reading gap-5 md:col-span-2 md:col-start-2">
          <FormAlert failure={form.failure} others={form.others} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isPending={form.isSending}>
              {t('save')}
            </Button>
            <ButtonLink to="/profile" tone="plain">
              {t('cancel')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <UnsavedChanges isUnsaved={isUnsaved} onDiscard={discardEdits} />
    </RouteForm>
  );
}

function isChanged(profile: Profile, fields: PersonFields): boolean {
  return Object.keys(profileDiff(profile, fields)).length > 0;
}

/** Sends a change, if there is one, and leads to the profile that shows it. */
function useSave() {
  const { t } = useTranslation('features/profile/edit');
  const queryClient = useQueryClient();
  const setProfileData = useSetProfileData();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  return async (body: object, { signal }: { readonly signal: AbortSignal }) => {
    if (Object.keys(body).length > 0) {
      setProfileData(await callRoute(profileRoutes.updateProfile, { body }, { signal }));
      void invalidateAfter(profileRoutes.updateProfile, queryClient);
      toast.success(t('saved'));
    }
    discardEdits();
    await navigate(localPath('/profile'));
  };
}
