import { useTranslation } from 'react-i18next';
import { Announcement } from '../../../shared/ui/announcement.tsx';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';

/** A category of the model that the content pack has no questions for yet. */
export function EvaluationUnavailable() {
  const { t } = useTranslation('features/assessments/questions');
  return (
    <Announcement heading={t('unavailable.heading')} text={t('unavailable.text')}>
      <PageTitle>{t('unavailable.title')}</PageTitle>
      <ButtonLink to="/self-assessment">{t('unavailable.action')}</ButtonLink>
    </Announcement>
  );
}
