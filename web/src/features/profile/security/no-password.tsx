import { isProviderOnlyEmail } from '@stratum/contract/fields';
import { useTranslation } from 'react-i18next';

/** Why the account has no password, and whether it may have one. */
export default function NoPassword({ email }: { email: string }) {
  const { t } = useTranslation('features/profile');
  return t(isProviderOnlyEmail(email) ? 'security.no_password_possible' : 'security.no_password');
}
