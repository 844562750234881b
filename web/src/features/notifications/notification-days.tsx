import type { Notification } from '@stratum/contract/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { dayGroups } from './day-groups.ts';
import { NotificationRow } from './notification-row.tsx';

interface NotificationDaysProps {
  items: readonly Notification[];
  onRead: (notification: Notification) => void;
  onDelete: (notification: Notification) => void;
}

export function NotificationDays({ items, onRead, onDelete }: NotificationDaysProps) {
  const { t } = useTranslation('features/notifications');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const nameOf = (day: string, daysAgo: number) => {
    if (daysAgo === 0) return t('today');
    return daysAgo === 1 ? t('yesterday') : format.day(day);
  };
  return dayGroups(items, now).map(({ day, daysAgo, items: ofDay }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mb-8">
      <Heading id={`day-${day}`} level={2} size="label" className="mb-3">
        {nameOf(day, daysAgo)}
      </Heading>
      <ul className="border-b border-line">
        {ofDay.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRead={() => onRead(notification)}
            onDelete={() => onDelete(notification)}
          />
        ))}
      </ul>
    </section>
  ));
}
