import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import { useTranslation } from 'react-i18next';
import { useRoutePages } from '../../shared/api/pages.ts';
import { useRoute } from '../../shared/api/queries.ts';
import { callRoute } from '../../shared/api/route-call.ts';
import { Button } from '../../shared/ui/button.tsx';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { Reminders } from './reminders.tsx';
import { RemindersFrame, RemindersHead, RemindersSkeleton } from './reminders-frame.tsx';

const { remindersList } = reminderEndpoints;

/** The reminders of all goals, what comes next first. */
export function AllReminders() {
  const { t } = useTranslation('features/reminders');
  const goals = useRoute(goalEndpoints.goalList, { query: { status: 'InComplete' } });
  const { list, items } = useRoutePages(remindersList, {
    first: undefined as string | undefined,
    read: (cursor, options) => callRoute(remindersList, { query: { cursor } }, options),
    next: ({ next }) => next ?? undefined,
  });
  const head = <RemindersHead back="/goal-details" backText={t('goals')} />;
  return (
    <RemindersFrame>
      <QueryState
        reads={[{ ...list, data: items }, goals]}
        name={t('title')}
        skeleton={<RemindersSkeleton head={head} />}
      >
        {items && goals.data && (
          <Reminders
            goalId={null}
            head={head}
            items={items}
            goals={goals.data.items}
            more={
              list.hasNextPage && (
                <Button
                  tone="ghost"
                  isPending={list.isFetchingNextPage}
                  onPress={() => void list.fetchNextPage()}
                  className="mt-6"
                >
                  {t('more')}
                </Button>
              )
            }
          />
        )}
      </QueryState>
    </RemindersFrame>
  );
}
