import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyForm } from '../../features/profile/lazy-form.tsx';
import { Section } from '../../features/profile/section.tsx';

const BlockedPeople = lazy(() => import('../../features/blocks/blocked-people.tsx'));

/** Whom a person hears nothing of. */
export function BlockedSection() {
  const { t } = useTranslation('features/blocks');
  return (
    <Section id="blocked" title={t('title')} text={t('text')}>
      <LazyForm height="h-12">
        <BlockedPeople />
      </LazyForm>
    </Section>
  );
}
