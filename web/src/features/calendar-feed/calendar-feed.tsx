import { calendarFeedEndpoints } from '@stratum/contract/endpoints/calendar-feed';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute, useRouteMutation } from '../../shared/api/queries.ts';
import { Button } from '../../shared/ui/button.tsx';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { FeedAddress } from './feed-address.tsx';

/** The secret address by which calendars show goals, and what can be done with it. */
export default function CalendarFeed() {
  const { t } = useTranslation('features/calendar-feed');
  const feed = useRoute(calendarFeedEndpoints.getCalendarFeed);
  const make = useRouteMutation(calendarFeedEndpoints.renewCalendarFeed);
  // What was pressed goes with the change: the focus follows to what takes its place.
  const [hasChanged, setHasChanged] = useState(false);
  const url = feed.data?.url ?? null;
  return (
    <QueryState reads={[feed]} skeleton={<Skeleton className="h-36" />}>
      {url === null ? (
        <>
          <p className="mb-4 max-w-[56ch] text-ui">{t('none')}</p>
          <Button
            tone="ghost"
            autoFocus={hasChanged}
            isPending={make.isPending}
            onPress={() => make.mutate(undefined, { onSuccess: () => setHasChanged(true) })}
          >
            {t('make')}
          </Button>
          <p role="alert" className="mt-2 text-small font-medium text-danger empty:hidden">
            {make.error?.message}
          </p>
        </>
      ) : (
        <FeedAddress url={url} isNew={hasChanged} onEnded={() => setHasChanged(true)} />
      )}
    </QueryState>
  );
}
