import { useTranslation } from 'react-i18next';
import { Announcement } from '../shared/ui/announcement.tsx';
import { ButtonLink } from '../shared/ui/button-link.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Announcement heading={t('not_found.heading')} text={t('not_found.text')}>
      <PageTitle>{t('not_found.title')}</PageTitle>
      <ButtonLink to="/">{t('not_found.home')}</ButtonLink>
    </Announcement>
  );
}
