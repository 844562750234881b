import { useTranslation } from 'react-i18next';
import { NotificationList } from '../../features/notifications/notification-list.tsx';

export default function NotificationsPage() {
  const { t } = useTranslation('pages/notifications');
  return (
    <div className="wrap py-12">
      <h1 className="mb-8 font-display text-h1 font-light">{t('title')}</h1>
      <NotificationList />
    </div>
  );
}
