import type { Profile } from '@stratum/contract/person';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyForm } from '../lazy-form.tsx';
import { Section } from '../section.tsx';

const DailyWinsFields = lazy(() => import('./daily-wins-fields.tsx'));

/** When a person's day begins, and the weekdays that daily wins leave out. */
export function DailyWinsSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile');
  return (
    <Section id="daily-wins" title={t('wins.title')} text={t('wins.text')}>
      <LazyForm>
        <DailyWinsFields profile={profile} />
      </LazyForm>
    </Section>
  );
}
