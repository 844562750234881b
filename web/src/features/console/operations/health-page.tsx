import type { HealthState } from '@stratum/contract/console/operation-words';
import type { HealthCheckResult } from '@stratum/contract/console/operations';
import { consoleOperationEndpoints } from '@stratum/contract/endpoints/console-operations';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { TextLink } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useHealthSentence } from './use-health-sentence.ts';

const worstFirst: readonly HealthState[] = ['bad', 'attention', 'good'];
/** Milliseconds after which it is looked at again. */
const askAgain = 30_000;

/** How the installation does, in sentences: what needs somebody first. */
export function HealthPage() {
  const { t } = useTranslation('features/console/operations');
  const format = useFormat();
  const read = useRoute(consoleOperationEndpoints.health, {}, { refetchInterval: askAgain });
  const { data } = read;
  const isWell = data?.checks.every(({ state }) => state === 'good');
  return (
    <>
      <PageHeader heading={t('health.title')}>
        {data && t(isWell ? 'health.well' : 'health.not_well')}
      </PageHeader>
      <QueryState reads={[read]} name={t('health.title')} skeleton={<Skeleton className="h-96" />}>
        {data && (
          <>
            <ul className="grid max-w-reading">
              {worstFirst
                .flatMap((state) => data.checks.filter((check) => check.state === state))
                .map((check) => (
                  <Check key={check.check} check={check} />
                ))}
            </ul>
            <p className="mt-6 max-w-reading text-label text-ink-2">
              {t('health.since', { date: format.moment(data.since) })}
            </p>
          </>
        )}
      </QueryState>
    </>
  );
}

const dots: Readonly<Record<HealthState, string>> = {
  bad: 'bg-danger',
  attention: 'bg-warning',
  good: 'bg-accent',
};

function Check({ check }: { check: HealthCheckResult }) {
  const { t } = useTranslation('features/console/operations');
  const sentence = useHealthSentence();
  const { state } = check;
  const leadsToJobs = (check.check === 'jobs' || check.check === 'due') && state !== 'good';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line py-4 text-ui">
      <span
        aria-hidden="true"
        className={`mt-2 size-2.5 rounded-full forced-color-adjust-none ${dots[state]}`}
      />
      <div>
        <p className="text-label text-ink-2">
          {t(`checks.${check.check}`)}
          {state !== 'good' && <strong className="ml-2 text-ink">{t(`states.${state}`)}</strong>}
        </p>
        <p className={state === 'good' ? '' : 'font-medium'}>{sentence(check)}</p>
        {leadsToJobs && <TextLink to="/admin/jobs">{t('health.to_jobs')}</TextLink>}
      </div>
    </li>
  );
}
