import type { Notification } from '@stratum/contract/notifications';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../shared/i18n/day-of.ts';
import { type Format, useFormat } from '../../shared/i18n/use-format.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { useNow } from '../../shared/use-now.ts';
import { dayGroups } from './day-groups.ts';
import type { LikeGroup } from './like-groups.ts';
import { NotificationGroup } from './notification-group.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useLikeGroups } from './use-like-groups.ts';

interface NotificationDaysProps {
  items: readonly Notification[];
  onRead: (notification: Notification) => void;
  onDelete: (notification: Notification) => void;
}

export function NotificationDays({ items, onRead, onDelete }: NotificationDaysProps) {
  const { t } = useTranslation('features/notifications');
  const format = useFormat();
  const now = new Date(useNow());
  const { groups, isUnfolded, setUnfolded } = useLikeGroups(items);
  const nameOf = (day: string, daysAgo: number) => {
    if (daysAgo === 0) return t('today');
    return daysAgo === 1 ? t('yesterday') : format.day(day);
  };
  const rowsOf = ({ items: like }: LikeGroup, day: string) =>
    like.map((notification) => (
      <NotificationRow
        key={notification.id}
        notification={notification}
        time={timeOn(day, notification, format)}
        onRead={() => onRead(notification)}
        onDelete={() => onDelete(notification)}
      />
    ));
  return dayGroups(groups, now).map(({ day, daysAgo, items: ofDay }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mb-8">
      <Heading id={`day-${day}`} level={2} size="label" className="mb-3">
        {nameOf(day, daysAgo)}
      </Heading>
      <ul className="border-b border-line">
        {ofDay.map((group) =>
          group.items.length === 1 ? (
            <Fragment key={group.newest.id}>{rowsOf(group, day)}</Fragment>
          ) : (
            <NotificationGroup
              key={group.newest.id}
              group={group}
              isUnfolded={isUnfolded(group)}
              onUnfold={(unfold) => setUnfolded(group, unfold)}
            >
              {rowsOf(group, day)}
            </NotificationGroup>
          ),
        )}
      </ul>
    </section>
  ));
}

/** When a notification came, with its day where it stands under the heading of another. */
function timeOn(day: string, { createdAt }: Notification, format: Format): string {
  const time = format.time(createdAt);
  const own = dayOf(new Date(createdAt));
  return own === day ? time : `${format.dayShort(own)}, ${time}`;
}
