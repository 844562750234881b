import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../shared/ui/link.tsx';
import { LazyForm } from '../lazy-form.tsx';
import { Section } from '../section.tsx';

const ReviewTime = lazy(() => import('./review-time.tsx'));

/** When the week is looked back at, and the way to the last review. */
export function WeeklyReviewSection() {
  const { t } = useTranslation('features/profile');
  return (
    <Section title={t('review.title')} text={t('review.text')}>
      <LazyForm>
        <ReviewTime />
      </LazyForm>
      <p className="mt-5">
        <TextLink to="/weekly-review">{t('review.open')}</TextLink>
      </p>
    </Section>
  );
}
