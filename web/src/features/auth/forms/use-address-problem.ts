import { isProviderOnlyEmail } from '@stratum/contract/fields';
import { useTranslation } from 'react-i18next';
import { useProvider } from '../external/use-provider.ts';
import type { AuthStep } from '../flow/auth-step.ts';
import { useProblemText } from './use-problem-text.ts';

/** The sentence at the address field; one that can have no password is sent to the provider. */
export function useAddressProblem(step: AuthStep, email: string): string | undefined {
  const { t } = useTranslation('features/auth');
  const problem = useProblemText(step)('email');
  const provider = useProvider();
  if (problem === undefined || provider === null || !isProviderOnlyEmail(email)) return problem;
  return t('external.only_by_provider', { provider });
}
