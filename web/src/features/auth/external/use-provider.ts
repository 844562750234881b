import { externalSignInEndpoints } from '@stratum/contract/endpoints/external-sign-in';
import { isProviderOnlyEmail } from '@stratum/contract/fields';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';

/** What people know the operator's provider by; null where there is none, or none is known yet. */
export function useProvider(): string | null {
  const { data } = useRoute(
    externalSignInEndpoints.externalProvider,
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return data?.name ?? null;
}

/** The sentence at a wrong address; one that can have no password is sent to the provider. */
export function useEmailError(error: string | undefined, email: string): string | undefined {
  const { t } = useTranslation('features/auth');
  const provider = useProvider();
  if (error === undefined || provider === null || !isProviderOnlyEmail(email)) return error;
  return t('external.only_by_provider', { provider });
}
