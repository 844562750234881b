import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { MessagePage } from '../../shared/ui/message-page.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';

/** For an address that names no goal of this person. */
export function MissingGoal() {
  const { t } = useTranslation('features/reminders');
  return (
    <MessagePage heading={t('missing.heading')} text={t('missing.text')}>
      <PageTitle>{t('title')}</PageTitle>
      <ButtonLink to="/reminders">{t('all')}</ButtonLink>
    </MessagePage>
  );
}
