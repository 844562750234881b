import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../shared/i18n/locale-link.tsx';
import { ButtonLink } from '../shared/ui/button-link.tsx';
import { useAccountLink } from './account-dialogs.ts';

const word = 'rounded-sm px-3.5 py-2.5 text-ui font-medium hover:bg-hover max-md:px-0';

/** §2: Assessment, clicked while signed out, opens the login. */
export function SignedOutMenus() {
  const { t } = useTranslation('shell');
  const login = useAccountLink('login');
  return (
    <>
      <LocaleLink {...login} className={word}>
        {t('assessment')}
      </LocaleLink>
      <LocaleLink {...login} className={`${word} sm:hidden`}>
        {t('log_in')}
      </LocaleLink>
    </>
  );
}

export function SignedOutAccount() {
  const { t } = useTranslation('shell');
  return (
    <>
      <span className="max-sm:hidden">
        <ButtonLink tone="ghost" size="small" {...useAccountLink('login')}>
          {t('log_in')}
        </ButtonLink>
      </span>
      <ButtonLink tone="primary" size="small" {...useAccountLink('signup')}>
        {t('sign_up')}
      </ButtonLink>
    </>
  );
}
