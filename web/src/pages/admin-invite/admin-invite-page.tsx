import { useTranslation } from 'react-i18next';
import { Invitation } from '../../features/administrators/invitation.tsx';

export default function AdminInvitePage() {
  const { t } = useTranslation('features/administrators');
  return (
    <div className="wrap py-12">
      <h1 className="mb-8 font-display text-h1 font-light">{t('title')}</h1>
      <Invitation />
    </div>
  );
}
