import type { AdministeredReport } from '@stratum/contract/console/reports';
import { consoleReportEndpoints } from '@stratum/contract/endpoints/console-reports';
import { reportIdSchema } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { Facts } from '../parts/facts.tsx';
import { Section } from '../people/section.tsx';
import { Appeals } from './appeals.tsx';
import { DecisionForm } from './decision-form.tsx';
import { Evidence } from './evidence.tsx';

/** One report with all that it is judged by, and the decision. */
export function ReportPage() {
  const { t } = useTranslation('features/console/reports');
  const { reportId = '' } = useParams();
  const read = useRoute(
    consoleReportEndpoints.administeredReport,
    { params: { reportId: reportIdSchema.safeParse(reportId).data ?? reportId } },
    { refetchOnWindowFocus: false },
  );
  const { data } = read;
  return (
    <>
      <BackLink to="/admin/reports">{t('title')}</BackLink>
      <QueryState reads={[read]} name={t('one')} skeleton={<Skeleton className="h-96" />}>
        {data && <Report report={data} />}
      </QueryState>
    </>
  );
}

function Report({ report }: { report: AdministeredReport }) {
  const { t } = useTranslation('features/console/reports');
  const { thing, name, groupName, isUrgent, state } = report;
  return (
    <>
      <PageHeader heading={t(`about.${thing}`, { name, group: groupName })}>
        {isUrgent && state !== 'decided' ? t('act_now') : t(`reasons.${report.reason}`)}
      </PageHeader>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-8">
          <Evidence report={report} />
          <Appeals report={report} />
          {/* Another state of the report begins another form. */}
          <DecisionForm key={report.version} report={report} />
        </div>
        <About report={report} />
      </div>
    </>
  );
}

function About({ report }: { report: AdministeredReport }) {
  const { t } = useTranslation('features/console/reports');
  const format = useFormat();
  const { reporter, reported, othersAbout, othersUpheld, othersBy, decidedAt } = report;
  return (
    <Section heading={t('facts')}>
      <Facts
        facts={[
          [t('reason'), t(`reasons.${report.reason}`)],
          [t('reported_by'), reporter ? reporter.name : t('account_ended')],
          [t('is_about'), reported.name],
          [t('group'), report.groupName],
          [t('reported_at'), format.moment(report.createdAt)],
          [t('others_about'), t('counts.about', { count: othersAbout, upheld: othersUpheld })],
          [t('others_by'), t('counts.by', { count: othersBy })],
          [t('decided_at'), decidedAt && format.moment(decidedAt)],
          [t('kept_until'), format.date(report.keptUntil)],
        ]}
      />
      <p className="mt-4 max-w-measure text-label text-ink-2">{t('opening_is_recorded')}</p>
    </Section>
  );
}
