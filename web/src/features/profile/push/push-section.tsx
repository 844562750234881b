import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { PushWaiting } from './push-waiting.tsx';

const PushFields = lazy(() => import('./push-fields.tsx'));

/** Whether notifications show up on this device while the product is closed. */
export function PushSection() {
  const { t } = useTranslation('features/profile/push');
  return (
    <Section id="device" title={t('title')} text={t('text')}>
      <Suspense fallback={<PushWaiting />}>
        <PushFields />
      </Suspense>
    </Section>
  );
}
