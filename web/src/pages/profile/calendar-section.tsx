import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyForm } from '../../features/profile/lazy-form.tsx';
import { Section } from '../../features/profile/section.tsx';

const CalendarFeed = lazy(() => import('../../features/calendar-feed/calendar-feed.tsx'));

/** Goals in the calendar that a person uses anyway. */
export function CalendarSection() {
  const { t } = useTranslation('features/calendar-feed');
  return (
    <Section id="calendar" title={t('title')} text={t('text')}>
      <LazyForm height="h-36">
        <CalendarFeed />
      </LazyForm>
    </Section>
  );
}
