import { consoleOperationEndpoints } from '@stratum/contract/endpoints/console-operations';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { FailingDue } from './failing-due.tsx';
import { JobKinds } from './job-kinds.tsx';
import { TestDeliveries } from './test-deliveries.tsx';

/** Milliseconds after which the numbers are asked for again. */
const askAgain = 10_000;

/** What the product does in the background: what has failed first. */
export function JobsPage() {
  const { t } = useTranslation('features/console/operations');
  const kinds = useRoute(consoleOperationEndpoints.jobKinds, {}, { refetchInterval: askAgain });
  return (
    <>
      <PageHeader heading={t('jobs.title')}>{t('jobs.intro')}</PageHeader>
      <div className="grid gap-10">
        <FailedJobs />
        <FailingDue />
        <TestDeliveries />
        <QueryState
          reads={[kinds]}
          name={t('kinds.title')}
          skeleton={<Skeleton className="h-64" />}
        >
          {kinds.data && <JobKinds state={kinds.data} />}
        </QueryState>
      </div>
    </>
  );
}
