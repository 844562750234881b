import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import type { RouteBody } from '../../../shared/api/route-input.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { useSetProfileData } from '../use-profile.ts';

type Body = RouteBody<typeof profileEndpoints.updateProfile>;

/** Puts a picture in place, or takes it away. */
export function useSavePicture(onSaved: () => void) {
  const { t } = useTranslation('features/profile/picture');
  const setProfileData = useSetProfileData();
  const save = useRouteMutation(profileEndpoints.updateProfile);
  const change = (body: Body, done: string) =>
    save.mutate(
      { body },
      {
        onSuccess: (profile) => {
          setProfileData(profile);
          toast.success(done);
          onSaved();
        },
      },
    );
  return {
    isSaving: save.isPending,
    failure: save.error,
    forgetFailure: () => save.reset(),
    put: (body: Body) => change(body, t('saved')),
    remove: () => change({ image: null }, t('removed')),
  };
}
