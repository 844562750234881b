import { useTranslation } from 'react-i18next';
import { Announcement } from '../shared/ui/announcement.tsx';
import { buttonStyle } from '../shared/ui/button-style.ts';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** Shown where a page broke or its code could not be fetched; needs nothing that is loaded later. */
export function FailurePage() {
  const { t } = useTranslation('shell');
  return (
    <Announcement heading={t('failure.heading')} text={t('failure.text')}>
      <PageTitle>{t('failure.title')}</PageTitle>
      <button type="button" className={buttonStyle({})} onClick={() => location.reload()}>
        {t('failure.reload')}
      </button>
    </Announcement>
  );
}
