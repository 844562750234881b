import { useTranslation } from 'react-i18next';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';

export default function NotificationsPage() {
  const { t } = useTranslation('pages/notifications');
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('title')} />
      <NotificationList />
    </div>
  );
}
