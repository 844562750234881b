import { type DeviceSession } from '@stratum/contract/auth';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import type { RefObject } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useFocusFallback } from '../../../shared/navigation/use-focus-fallback.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ComputerIcon, PhoneIcon } from '../../../shared/ui/icons.tsx';

interface SessionRowProps {
  session: DeviceSession;
  /** Where reading goes on when the row is gone. */
  fallbackRef: RefObject<HTMLElement | null>;
  onEnded: (session: DeviceSession) => void;
}

/** One device: what it is, when it was used, and the way to sign it out. */
export function SessionRow({ session, fallbackRef, onEnded }: SessionRowProps) {
  const { t } = useTranslation('features/profile');
  const format = useFormat();
  const device = useDeviceName()(session);
  const row = useFocusFallback<HTMLLIElement>(fallbackRef);
  const isHandheld = session.kind === 'mobile' || session.kind === 'tablet';
  const Icon = isHandheld ? PhoneIcon : ComputerIcon;
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon className="text-ink-2" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-ui font-medium">{device}</p>
        <p className="text-small text-ink-2">
          {session.current ? (
            t('sessions.this_device')
          ) : (
            <Trans
              t={t}
              i18nKey="sessions.last_use"
              values={{ when: format.moment(session.lastSeenAt) }}
              components={{ time: <time dateTime={session.lastSeenAt} /> }}
            />
          )}
        </p>
      </div>
      {!session.current && (
        <EndSession session={session} device={device} onEnded={() => onEnded(session)} />
      )}
    </li>
  );
}

/** “Firefox on Windows”, as far as the browser has said. */
export function useDeviceName(): (session: DeviceSession) => string {
  const { t } = useTranslation('features/profile');
  return ({ browser, system }) => {
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown_device');
  };
}

interface EndSessionProps {
  session: DeviceSession;
  device: string;
  onEnded: () => void;
}

function EndSession({ session, device, onEnded }: EndSessionProps) {
  const { t } = useTranslation('features/profile');
  const end = useRouteMutation(authEndpoints.endSession);
  const endIt = () =>
    end.mutate(
      { params: { sessionId: session.id } },
      {
        onSettled: (_, error) => {
          // One that is gone already is as good as ended.
          if (error === null || error.code === 'not_found') onEnded();
        },
      },
    );
  const isGone = end.error?.code === 'not_found';
  return (
    <>
      <Button
        tone="plain"
        size="small"
        className="-mr-4"
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
