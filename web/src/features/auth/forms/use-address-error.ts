import { isProviderOnlyEmail } from '@stratum/contract/fields';
import { useTranslation } from 'react-i18next';
import { useProvider } from '../external/use-provider.ts';

/** The sentence at a wrong address; one that can have no password is sent to the provider. */
export function useAddressError(error: string | undefined, email: string): string | undefined {
  const { t } = useTranslation('features/auth');
  const provider = useProvider();
  if (error === undefined || provider === null || !isProviderOnlyEmail(email)) return error;
  return t('external.only_by_provider', { provider });
}
