import { useTranslation } from 'react-i18next';
import { Announcement } from '../../shared/ui/announcement.tsx';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** For an address that names no attempt of this person, or none at all. */
export function MissingResult() {
  const { t } = useTranslation('features/results');
  return (
    <Announcement heading={t('missing.heading')} text={t('missing.text')}>
      <PageTitle>{t('title')}</PageTitle>
      <ButtonLink to="/dashboard">{t('missing.action')}</ButtonLink>
    </Announcement>
  );
}
