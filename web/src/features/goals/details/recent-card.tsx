import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useClocks } from '../../profile/index.ts';
import { isFinish } from '../history/is-finish.ts';
import { useEventSentence } from '../history/use-event-sentence.ts';

/** So many stand beside each other. */
const shown = 3;

/** What happened last, and the way to the whole of it. */
export default function RecentCard({ goalId }: { goalId: string }) {
  const { t } = useTranslation('features/goals/details');
  const format = useFormat();
  const sentence = useEventSentence();
  const { dayOf } = useClocks().calendar;
  const history = useRoute(goalEndpoints.goalHistory, {
    params: { id: goalId },
    query: { views: 'false' },
  });
  const events = history.data?.items.slice(0, shown) ?? [];
  return (
    <Card>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <Heading level={2} size="label">
          {t('history.title')}
        </Heading>
        <TextLink to={`/goal-history?id=${goalId}`} className="text-label">
          {t('history.all')}
        </TextLink>
      </div>
      <QueryState
        reads={[history]}
        name={t('history.title')}
        skeleton={<Skeleton className="h-20" />}
      >
        <ol className="grid gap-5 md:grid-cols-3">
          {events.map((event) => (
            <li
              key={event.id}
              className="relative border-line max-md:border-l max-md:pl-5 md:border-t md:pt-4"
            >
              <span
                aria-hidden="true"
                className={`absolute size-3 rounded-full border-2 max-md:top-1 max-md:-left-1.5 md:-top-1.5 md:left-0 ${
                  isFinish(event.data) ? 'border-ok bg-ok' : 'border-field bg-surface'
                }`}
              />
              <p className="text-label text-ink-2">{format.dayMonth(dayOf(event.at))}</p>
              <p className="mt-0.5 wrap-anywhere">{sentence(event)}</p>
            </li>
          ))}
        </ol>
      </QueryState>
    </Card>
  );
}
