import { useTranslation } from 'react-i18next';
import type messages from './messages.en.json';

type Look = keyof typeof messages.looks.actions;

/** What was done to a person, in words; its key where it has none. */
export function useLookName(): (action: string) => string {
  const { t, i18n } = useTranslation('features/console/people');
  const isKnown = (action: string): action is Look =>
    i18n.exists(`features/console/people:looks.actions.${action}`);
  return (action) => (isKnown(action) ? t(`looks.actions.${action}`) : action);
}
