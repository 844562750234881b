import { type DeviceSession } from '@stratum/contract/auth';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { SessionRow, useDeviceName } from './session-row.tsx';
import { SignOutOtherDevices } from './sign-out-other-devices.tsx';

/** Where the person is signed in, the latest use first. */
export function Sessions() {
  const { t } = useTranslation('features/profile');
  const sessions = useRoute(authEndpoints.sessions);
  const { data } = sessions;
  const others = data?.items.filter(({ current }) => !current).length ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const [ended, setEnded] = useState<DeviceSession | null>(null);
  const nameOf = useDeviceName();
  return (
    <div>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 ref={heading} className="text-ui font-semibold">
          {t('sessions.title')}
        </h3>
        {others > 1 && <SignOutOtherDevices count={others} fallbackRef={heading} />}
      </div>
      <output className="block text-label text-ink-2">
        {ended && t('sessions.ended', { device: nameOf(ended) })}
      </output>
      <QueryState
        reads={[sessions]}
        name={t('sessions.title')}
        skeleton={<Skeleton className="mt-3 h-32" />}
      >
        {data && (
          <ul className="mt-2 divide-y divide-line">
            {data.items.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                fallbackRef={heading}
                onEnded={setEnded}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}
