import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { useTranslation } from 'react-i18next';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { TimeSelect } from '../notifications/time-select.tsx';

const { getDailyWinReminder, putDailyWinReminder } = dailyWinEndpoints;
/** Offered to whoever has not chosen one. */
const evening = '19:00';

/** Whether and when the person is reminded of the check-in. */
export function CheckinReminder() {
  const { t } = useTranslation('features/profile');
  const reminder = useRoute(getDailyWinReminder);
  const change = useRouteMutation(putDailyWinReminder, {
    inOrder: true,
    optimistic: ({ body }) => [
      patchReply(getDailyWinReminder, {}, () => ({ time: body?.time ?? null })),
    ],
  });
  const remindAt = (time: string | null) => change.mutate({ body: { time } });
  const time = reminder.data?.time ?? null;
  return (
    <QueryState reads={[reminder]} skeleton={<Skeleton className="h-13" />}>
      <div>
        <Switch
          isSelected={time !== null}
          onChange={(isWanted) => remindAt(isWanted ? evening : null)}
        >
          <span className="block font-semibold">{t('wins.reminder')}</span>
          <span className="block text-label text-ink-2">{t('wins.reminder_note')}</span>
        </Switch>
        {time !== null && (
          <div className="mt-3">
            <TimeSelect label={t('wins.reminder_time')} value={time} onChange={remindAt} />
          </div>
        )}
        <p role="alert" className="mt-2 text-small font-medium text-danger empty:hidden">
          {change.error?.message}
        </p>
      </div>
    </QueryState>
  );
}
