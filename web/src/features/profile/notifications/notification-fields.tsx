import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { defaultQuietHours } from '@stratum/contract/notification-kinds';
import { useTranslation } from 'react-i18next';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import type { RouteBody, RouteReply } from '../../../shared/api/route-input.ts';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { PreferenceTable } from './preference-table.tsx';
import { TimeSelect } from './time-select.tsx';

const { getNotificationPreferences, putNotificationPreferences } = notificationEndpoints;
type Preferences = RouteReply<typeof getNotificationPreferences>;
type Change = RouteBody<typeof putNotificationPreferences>;

/** The table, quiet hours and the digest's time; each change takes effect at once. */
export default function NotificationFields() {
  const { t } = useTranslation('features/profile/notifications');
  const preferences = useRoute(getNotificationPreferences);
  const change = useRouteMutation(putNotificationPreferences, {
    inOrder: true,
    optimistic: ({ body }) => [
      patchReply(getNotificationPreferences, {}, (known) => withChange(known, body)),
    ],
  });
  const set = (body: Change) => change.mutate({ body });
  return (
    <QueryState reads={[preferences]} skeleton={<Skeleton className="h-80" />}>
      {preferences.data && (
        <>
          <PreferenceTable
            rows={preferences.data.kinds}
            onChange={(kind, modes) => set({ kinds: [{ kind, ...modes }] })}
          />
          <p className="mt-3 text-small text-ink-2">{t('note')}</p>
          <Times preferences={preferences.data} onChange={set} />
          <Switch
            className="mt-7"
            isSelected={preferences.data.showOthersInPushes}
            onChange={(isOn) => set({ showOthersInPushes: isOn })}
          >
            <span className="block font-semibold">{t('others.title')}</span>
            <span className="block text-label text-ink-2">{t('others.text')}</span>
          </Switch>
        </>
      )}
      <p role="alert" className="mt-2 text-small font-medium text-danger empty:hidden">
        {change.error?.message}
      </p>
    </QueryState>
  );
}

interface TimesProps {
  preferences: Preferences;
  onChange: (change: Change) => void;
}

function Times({ preferences: { quietHours, digestTime }, onChange }: TimesProps) {
  const { t } = useTranslation('features/profile/notifications');
  return (
    <div className="mt-8 grid gap-7">
      <TimeSelect
        label={t('digest_time')}
        value={digestTime}
        onChange={(time) => onChange({ digestTime: time })}
      />
      <div>
        <Switch
          isSelected={quietHours !== null}
          onChange={(isOn) => onChange({ quietHours: isOn ? defaultQuietHours : null })}
        >
          <span className="block font-semibold">{t('quiet.title')}</span>
          <span className="block text-label text-ink-2">{t('quiet.text')}</span>
        </Switch>
        {quietHours && (
          <div className="mt-3 flex flex-wrap gap-4">
            <TimeSelect
              label={t('quiet.from')}
              value={quietHours.from}
              without={quietHours.to}
              onChange={(from) => onChange({ quietHours: { ...quietHours, from } })}
            />
            <TimeSelect
              label={t('quiet.to')}
              value={quietHours.to}
              without={quietHours.from}
              onChange={(to) => onChange({ quietHours: { ...quietHours, to } })}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function withChange(known: Preferences, change: Change | undefined): Preferences {
  const {
    kinds = [],
    quietHours = known.quietHours,
    digestTime = known.digestTime,
    showOthersInPushes = known.showOthersInPushes,
  } = change ?? {};
  const changed = (kind: string) => kinds.find((each) => each.kind === kind) ?? {};
  return {
    kinds: known.kinds.map((row) => ({ ...row, ...changed(row.kind) })),
    quietHours,
    digestTime,
    showOthersInPushes,
  };
}
