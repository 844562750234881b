import { notificationRoutes } from '@stratum/contract/notifications';
import type { FastifyInstance } from 'fastify';
import { type BindPorts, bind } from '../../platform/http/bind.ts';
import { type Needs, notificationsOf, readNotifications, removeNotifications } from './service.ts';
import { countUnread } from './store.ts';

export function installNotifications(api: FastifyInstance, ports: BindPorts, needs: Needs): void {
  bind(api, ports, notificationRoutes, {
    getNotification: ({ caller, query }) => notificationsOf(needs, caller.userId, query.offset),
    getNotificationCount: ({ caller }) => countUnread(needs.db, caller.userId),
    setNotificationRead: ({ caller, body }) => readNotifications(needs, caller, body.id),
    deleteNotification: ({ caller, query }) => removeNotifications(needs, caller, query.id),
  });
}
