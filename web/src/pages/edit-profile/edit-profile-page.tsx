import { useTranslation } from 'react-i18next';
import { EditForm } from '../../features/profile/edit/edit-form.tsx';
import { ProfileState } from '../../features/profile/profile-state.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';

export default function EditProfilePage() {
  const { t } = useTranslation('features/profile/edit');
  return (
    <div className="wrap py-12">
      <ProfileState heading={t('heading')}>
        {(profile) => (
          <>
            <PageHeader heading={t('heading')}>{t('address', { email: profile.email })}</PageHeader>
            <EditForm profile={profile} />
          </>
        )}
      </ProfileState>
    </div>
  );
}
