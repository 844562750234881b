import type { ReportSummary } from '@stratum/contract/console/reports';
import { consoleReportEndpoints } from '@stratum/contract/endpoints/console-reports';
import { reportedThings, reportReasons, reportStates } from '@stratum/contract/report-words';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { TextLink } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';

/** What people have reported: what waits for a decision, unless something else is asked for. */
export function ReportList() {
  const { t } = useTranslation('features/console/reports');
  return (
    <>
      <PageHeader heading={t('title')}>{t('intro')}</PageHeader>
      <DataTable
        list="reports"
        caption={t('title')}
        endpoint={consoleReportEndpoints.administeredReports}
        columns={useColumns()}
        filters={[
          {
            key: 'state',
            label: t('state'),
            all: t('states.open'),
            options: reportStates.map((value) => ({ value, title: t(`states.${value}`) })),
          },
          {
            key: 'thing',
            label: t('thing'),
            all: t('everything'),
            options: reportedThings.map((value) => ({ value, title: t(`things.${value}`) })),
          },
          {
            key: 'reason',
            label: t('reason'),
            all: t('every_reason'),
            options: reportReasons.map((value) => ({ value, title: t(`reasons.${value}`) })),
          },
        ]}
        empty={{ heading: t('empty.heading'), text: t('empty.text') }}
      />
    </>
  );
}

function useColumns(): Column<ReportSummary>[] {
  const { t } = useTranslation('features/console/reports');
  const format = useFormat();
  return [
    {
      key: 'thing',
      title: t('what'),
      cell: (report) => (
        <>
          {report.isUrgent && report.state !== 'decided' && (
            <strong className="mr-2 text-warning">{t('urgent')}</strong>
          )}
          <TextLink to={`/admin/reports/${report.id}`}>
            {t(`about.${report.thing}`, { name: report.name, group: report.groupName })}
          </TextLink>
          {report.excerpt !== null && (
            <p dir="auto" className="mt-1 line-clamp-2 max-w-measure text-label text-ink-2">
              {report.excerpt}
            </p>
          )}
        </>
      ),
    },
    { key: 'reason', title: t('reason'), cell: ({ reason }) => t(`reasons.${reason}`) },
    {
      key: 'state',
      title: t('state'),
      cell: ({ state, decision }) =>
        state === 'decided' && decision !== null ? t(`decided.${decision}`) : t(`states.${state}`),
    },
    {
      key: 'createdAt',
      title: t('since'),
      sort: 'createdAt',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {format.moment(createdAt)}
        </time>
      ),
    },
  ];
}
