import { useTranslation } from 'react-i18next';
import type messages from './messages.en.json';

type KnownAction = keyof typeof messages.actions;

/** What the log can be narrowed to, in the order of the alphabet of their keys. */
export const auditActions = [
  'administrator_granted',
  'administrator_revoked',
  'calendar_address_ended',
  'calendar_address_made',
  'email_changed',
  'module_added',
  'module_changed',
  'organization_created',
  'person_read',
  'secrets_adopted',
  'video_added',
  'video_changed',
] as const satisfies readonly KnownAction[];

/** An action in words; its key where it has none. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation('features/console/audit');
  return (action) => (isKnown(action) ? t(`actions.${action}`) : action);
}

function isKnown(action: string): action is KnownAction {
  return auditActions.some((known) => known === action);
}
