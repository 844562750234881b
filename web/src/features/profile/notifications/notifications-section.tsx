import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyForm } from '../lazy-form.tsx';
import { Section } from '../section.tsx';

const NotificationFields = lazy(() => import('./notification-fields.tsx'));

/** What reaches a person by which channel, and when nothing may. */
export function NotificationsSection() {
  const { t } = useTranslation('features/profile/notifications');
  return (
    <Section id="notifications" title={t('title')} text={t('text')}>
      <LazyForm>
        <NotificationFields />
      </LazyForm>
    </Section>
  );
}
