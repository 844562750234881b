import { useTranslation } from 'react-i18next';
import { Invitation } from '../../features/administrators/invitation.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';

export default function AdminInvitePage() {
  const { t } = useTranslation('features/administrators');
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('title')} />
      <Invitation />
    </div>
  );
}
