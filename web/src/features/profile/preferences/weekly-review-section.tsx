import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../shared/ui/link.tsx';
import { Section } from '../section.tsx';
import { ReviewTime } from './review-time.tsx';

/** When the week is looked back at, and the way to the last review. */
export function WeeklyReviewSection() {
  const { t } = useTranslation('features/profile');
  return (
    <Section title={t('review.title')} text={t('review.text')}>
      <div className="grid justify-items-start gap-5">
        <ReviewTime />
        <TextLink to="/weekly-review">{t('review.open')}</TextLink>
      </div>
    </Section>
  );
}
