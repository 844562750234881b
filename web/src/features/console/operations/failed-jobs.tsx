import type { FailedJob } from '@stratum/contract/console/operations';
import { consoleOperationEndpoints } from '@stratum/contract/endpoints/console-operations';
import { useTranslation } from 'react-i18next';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Section } from '../people/section.tsx';
import { useKindName } from './use-kind-name.ts';

/** What has failed for good, with its reason; it can be tried again. */
export function FailedJobs() {
  const { t } = useTranslation('features/console/operations');
  const read = useRoute(consoleOperationEndpoints.failedJobs, { query: {} });
  const retry = useRouteMutation(consoleOperationEndpoints.retryJobs);
  const items = read.data?.items ?? [];
  const again = (ids: string[]) =>
    retry.mutate(
      { body: { ids } },
      { onSuccess: ({ retried }) => toast.success(t('failed.retried', { count: retried })) },
    );
  return (
    <Section
      heading={t('failed.title')}
      act={
        items.length > 1 && (
          <Button
            tone="ghost"
            size="small"
            isPending={retry.isPending}
            onPress={() => again(items.map(({ id }) => id))}
          >
            {t('failed.retry_all')}
          </Button>
        )
      }
    >
      <FormAlert failure={retry.error} />
      <QueryState reads={[read]} name={t('failed.title')} skeleton={<Skeleton className="h-32" />}>
        {items.length === 0 && <p className="text-ui text-ink-2">{t('failed.none')}</p>}
        <ul>
          {items.map((job) => (
            <Failure key={job.id} job={job} onRetry={() => again([job.id])} />
          ))}
        </ul>
        {read.data?.next && <p className="pt-3 text-label text-ink-2">{t('failed.more')}</p>}
      </QueryState>
    </Section>
  );
}

function Failure({ job, onRetry }: { job: FailedJob; onRetry: () => void }) {
  const { t } = useTranslation('features/console/operations');
  const format = useFormat();
  const kindName = useKindName();
  const { kind, attempts, failedAt, reason } = job;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3 text-ui">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">{kindName(kind)}</p>
        <p className="break-words">{reason || t('failed.no_reason')}</p>
        <p className="text-label text-ink-2">
          <time dateTime={failedAt}>{format.moment(failedAt)}</time>
          {' · '}
          {t('failed.attempts', { count: attempts })}
        </p>
      </div>
      <TextButton onClick={onRetry}>
        {t('retry')}
        <span className="sr-only"> {kindName(kind)}</span>
      </TextButton>
    </li>
  );
}
