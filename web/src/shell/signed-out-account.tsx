import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../shared/ui/link.tsx';
import { useAccountLink } from './account-dialogs.ts';

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
