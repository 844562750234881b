import type { UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import type { People } from './people.ts';

/** Somebody's first name; of whoever is in the group no longer, that. */
export function usePersonName(people: People): (id: UserId | null) => string {
  const { t } = useTranslation('features/chat/bodies');
  return (id) => (id === null ? undefined : people.get(id)?.first_name) ?? t('former_member');
}
