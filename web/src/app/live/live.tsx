import { apiBase } from '@stratum/contract/route';
import type { ServerFrame } from '@stratum/contract/socket';
import { socketPath } from '@stratum/contract/socket-protocol';
import { useEffect, useEffectEvent, useRef } from 'react';
import { followChangedDay } from '../../features/daily-wins/shown-reminders.ts';
import { useNotificationToast } from '../../features/notifications/use-notification-toast.ts';
import { notifications } from '../../pages/routes/notifications.ts';
import { createConnection } from '../../shared/live/connection.ts';
import { followPage } from '../../shared/live/follow-page.ts';
import { applyLiveChange } from '../../shared/live/live-change.ts';
import { cutLine, joinLine, tellLine } from '../../shared/live/live-line.ts';
import { followSessionEnd, readAccessToken } from '../../shared/session/index.ts';
import { queryClient } from '../../shared/session/query-cache.ts';
import { appStore } from '../../shared/state/app-store.ts';
import { applyEvent, readAllAgain, readMissed } from './event-changes.ts';
import { changeByGroupNews, isGroupNews } from './group-news.ts';

/** Has what is shown follow what happens elsewhere. Loaded for signed-in people only, by a lazy import. */
export default function Live(): null {
  const wasReady = useRef(false);
  const tellOf = useNotificationToast(notifications.path);
  const receive = useEffectEvent((frame: ServerFrame) => {
    tellLine(frame);
    switch (frame.type) {
      case 'heartbeat':
      case 'error':
        return;
      case 'ready':
        if (wasReady.current) readAllAgain(queryClient);
        else readMissed(queryClient);
        wasReady.current = true;
        return;
      case 'notification':
        void tellOf(frame.notification);
        break;
      case 'wins':
        followChangedDay(frame.day);
    }
    const me = appStore.getState().authData.userData?.id;
    if (!isGroupNews(frame)) applyEvent(queryClient, frame);
    else if (me) applyLiveChange(queryClient, changeByGroupNews(frame, me));
  });
  useEffect(() => {
    const connection = createConnection({
      url: location.origin.replace(/^http/, 'ws') + apiBase + socketPath,
      readToken: readAccessToken,
      onFrame: (frame) => receive(frame),
      onEnd: cutLine,
      onUnauthorized: followSessionEnd,
    });
    const leaveLine = joinLine(connection.send);
    const unfollow = followPage(connection);
    return () => {
      unfollow();
      leaveLine();
    };
  }, []);
  return null;
}
