import type { Notification } from '@stratum/contract/notifications';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { splitLocale } from '../../shared/i18n/locale-path.ts';
import { toast } from '../../shared/toasts/toasts.tsx';
import { linkTargets } from './link-targets.ts';

/**
 * Tells of a notification that has just come, in the tab that is looked at.
 * @param list the address of the notifications, which shows it by itself, as its object's does
 */
export function useNotificationToast(list: string): (notification: Notification) => void {
  const { t } = useTranslation('features/notifications');
  const { path } = splitLocale(useLocation().pathname);
  return ({ kind }) => {
    const [target] = linkTargets[kind].split('#');
    if (document.visibilityState !== 'visible' || path === list || path === target) return;
    toast.info(t(`kind.${kind}.title`));
  };
}
