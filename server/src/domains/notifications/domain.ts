import { notificationPreferenceRoutes } from '@stratum/contract/notification-preferences';
import { notificationRoutes } from '@stratum/contract/notifications';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { createSendSms } from '../../platform/sms/sms-jobs.ts';
import { notificationAsOwner } from './access.ts';
import type { ChannelSender, Channels } from './channels.ts';
import { deliveryDue } from './deliver.ts';
import { digestDue } from './digest.ts';
import { createMailChannel } from './mail-channel.ts';
import {
  type Deps,
  notificationsOf,
  readNotifications,
  removeNotifications,
  targetsOne,
} from './notifications.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { createSmsChannel } from './sms-channel.ts';
import { countUnread } from './store.ts';
import { createUnsubscribing } from './unsubscribe.ts';

interface NotificationsDeps extends Deps {
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly push: ChannelSender;
}

export function notificationsDomain(given: NotificationsDeps) {
  const { db, clock } = given;
  const deps = { db, clock };
  const channels = channelsOf(given);
  return {
    name: 'notifications',
    routes: implement(
      { ...notificationRoutes, ...notificationPreferenceRoutes },
      {
        getNotification: ({ caller, query, locale }) =>
          notificationsOf(deps, caller, { offset: query.offset, locale }),
        getNotificationCount: ({ caller }) => countUnread(db, caller.userId),
        setNotificationRead: async ({ caller, body, open }) =>
          readNotifications(deps, caller, body.id ? await open.notification(db) : null),
        deleteNotification: async ({ caller, query, body, open }) =>
          removeNotifications(
            deps,
            caller,
            targetsOne(query, body) ? await open.notification(db) : null,
          ),
        getNotificationPreferences: ({ caller }) => readPreferences(deps, caller),
        putNotificationPreferences: ({ caller, body }) => changePreferences(deps, caller, body),
      },
      { notification: notificationAsOwner },
    ),
    states: {
      notification_count: async (userId) => ({
        type: 'notification_count',
        count: await countUnread(db, userId),
      }),
    },
    due: [deliveryDue({ clock, channels }), digestDue({ clock, channels })],
    personalData: notificationsPersonalData,
  } satisfies Domain;
}

function channelsOf({ jobs, clock, secrets, publicUrl, push }: NotificationsDeps): Channels {
  const unsubscribing = createUnsubscribing(secrets, publicUrl);
  return {
    email: createMailChannel({ sendMail: createSendMail(jobs), publicUrl, unsubscribing }),
    push,
    sms: createSmsChannel(createSendSms({ jobs, clock })),
  };
}
