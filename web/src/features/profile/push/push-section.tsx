import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyForm } from '../lazy-form.tsx';
import { Section } from '../section.tsx';

const PushFields = lazy(() => import('./push-fields.tsx'));

/** Whether notifications show up on this device while the product is closed. */
export function PushSection() {
  const { t } = useTranslation('features/profile/push');
  return (
    <Section id="device" title={t('title')} text={t('text')}>
      <LazyForm height="h-13">
        <PushFields />
      </LazyForm>
    </Section>
  );
}
