import type { TypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';

type Named = Extract<
  keyof TypeOptions['resources']['shared/person-fields'],
  'gender' | 'birth_date' | 'phone' | 'country' | 'state' | 'city' | 'orgcode'
>;

/** The label of a field that may stay open. */
export function useOptionalLabel(): (name: Named) => string {
  const { t } = useTranslation('shared/person-fields');
  return (name) => t('optional', { label: t(name) });
}
