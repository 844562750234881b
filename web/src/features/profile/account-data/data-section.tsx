import type { Profile } from '@stratum/contract/person';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyForm } from '../lazy-form.tsx';
import { Section } from '../section.tsx';

const DataFields = lazy(() => import('./data-fields.tsx'));

/** Taking along what one has, and leaving. */
export function DataSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile/account-data');
  return (
    <Section id="data" title={t('title')} text={t('text')}>
      <LazyForm>
        <DataFields profile={profile} />
      </LazyForm>
    </Section>
  );
}
