import type { Notification, NotificationContent } from '@stratum/contract/notifications';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../../shared/i18n/use-format.ts';

type T = TFunction<'features/notifications'>;

/** What a notification says in the reader's language, made from its facts. */
export function useNotificationText() {
  const { t } = useTranslation('features/notifications');
  const format = useFormat();
  return (notification: Notification) => ({
    title: t(`kind.${notification.kind}.title`),
    text: textOf(notification, t, format),
    time: format.time(notification.createdAt),
  });
}

function textOf(content: NotificationContent, t: T, format: Format): string {
  switch (content.kind) {
    case 'export_ready':
      return t('kind.export_ready.text', { date: format.date(content.data.expiresAt) });
    case 'deletion_planned':
      return t('kind.deletion_planned.text', { date: format.date(content.data.deletionAt) });
    case 'new_sign_in':
      return t('kind.new_sign_in.text', { device: deviceOf(content.data, t) });
    case 'email_changed':
      return t('kind.email_changed.text', { email: content.data.email });
    case 'password_changed':
    case 'deletion_cancelled':
      return t(`kind.${content.kind}.text`);
  }
}

function deviceOf(
  { browser, system }: { browser: string | null; system: string | null },
  t: T,
): string {
  if (browser !== null && system !== null) return t('device_both', { browser, system });
  return browser ?? system ?? t('device_unknown');
}
