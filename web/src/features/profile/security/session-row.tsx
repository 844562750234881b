import { authRoutes, type DeviceSession } from '@stratum/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { routeKey, useRouteMutation } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ComputerIcon, PhoneIcon } from '../../../shared/ui/device-icons.tsx';

/** One device: what it is, when it was used, and the way to sign it out. */
export function SessionRow({ session }: { session: DeviceSession }) {
  const { t } = useTranslation('features/profile');
  const format = useFormat();
  const device = useDeviceName(session);
  const isHandheld = session.kind === 'mobile' || session.kind === 'tablet';
  const Icon = isHandheld ? PhoneIcon : ComputerIcon;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon className="text-ink-2" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-ui font-medium">{device}</p>
        <p className="text-small text-ink-2">
          {session.current
            ? t('sessions.this_device')
            : t('sessions.last_use', { when: format.moment(session.lastSeenAt) })}
        </p>
      </div>
      {!session.current && <EndSession session={session} device={device} />}
    </li>
  );
}

/** “Firefox on Windows”, as far as the browser has said. */
function useDeviceName({ browser, system }: DeviceSession): string {
  const { t } = useTranslation('features/profile');
  if (browser && system) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown_device');
}

function EndSession({ session, device }: { session: DeviceSession; device: string }) {
  const { t } = useTranslation('features/profile');
  const queryClient = useQueryClient();
  const end = useRouteMutation(authRoutes.endSession);
  const endIt = () =>
    end.mutate(
      { params: { sessionId: session.id } },
      {
        // One that is gone already is as good as ended.
        onSettled: () =>
          void queryClient.invalidateQueries({ queryKey: routeKey(authRoutes.sessions) }),
      },
    );
  const isGone = end.error?.code === 'not_found';
  return (
    <>
      <Button
        tone="plain"
        size="small"
        isPending={end.isPending}
        onPress={endIt}
        aria-label={t('sessions.end_named', { device })}
      >
        {t('sessions.end')}
      </Button>
      {end.error && !isGone && (
        <p role="alert" className="basis-full text-small text-danger">
          {end.error.message}
        </p>
      )}
    </>
  );
}
