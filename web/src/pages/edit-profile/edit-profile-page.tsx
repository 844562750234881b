import { useTranslation } from 'react-i18next';
import { EditForm } from '../../features/profile/edit/edit-form.tsx';
import { ProfileState } from '../../features/profile/profile-state.tsx';

export default function EditProfilePage() {
  const { t } = useTranslation('features/profile/edit');
  return (
    <div className="wrap py-12">
      <ProfileState heading={t('heading')}>
        {(profile) => (
          <>
            <h1 className="font-display text-h1 font-light">{t('heading')}</h1>
            <p className="mt-3 mb-10 text-ui text-ink-2">
              {t('address', { email: profile.email })}
            </p>
            <EditForm profile={profile} />
          </>
        )}
      </ProfileState>
    </div>
  );
}
