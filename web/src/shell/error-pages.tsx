import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { buttonStyle } from '../shared/ui/button-style.ts';
import { ButtonLink } from '../shared/ui/link.tsx';
import { MessagePage } from '../shared/ui/message-page.tsx';
import { PageTitle } from '../shared/ui/page-header.tsx';

/**
 * Shown where a page broke or its code could not be fetched; needs nothing that is loaded later. The
 * other try keeps what is in memory; loading anew helps where a browser keeps a failed download.
 */
export function FailurePage() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const location = useLocation();
  // Not `revalidate`: loaders that end at once leave React Router's error boundary as it is.
  const tryAgain = () => void navigate(location, { replace: true, state: location.state });
  return (
    <MessagePage heading={t('failure.heading')} text={t('failure.text')}>
      <PageTitle>{t('failure.title')}</PageTitle>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyle({})} onClick={tryAgain}>
          {t('failure.again')}
        </button>
        <button
          type="button"
          className={buttonStyle({ tone: 'ghost' })}
          onClick={() => window.location.reload()}
        >
          {t('failure.reload')}
        </button>
      </div>
    </MessagePage>
  );
}

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <MessagePage heading={t('not_found.heading')} text={t('not_found.text')}>
      <PageTitle>{t('not_found.title')}</PageTitle>
      <ButtonLink to="/">{t('not_found.home')}</ButtonLink>
    </MessagePage>
  );
}
