import type { AuditLogEntry } from '@stratum/contract/console/console';
import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { useActionNames } from './action-names.ts';

/** What administrators and operators have done. */
export default function AuditLog() {
  const { t } = useTranslation('features/console/audit');
  const options = Array.from(useActionNames(), ([value, title]) => ({ value, title }));
  return (
    <>
      <PageHeader heading={t('title')}>{t('intro')}</PageHeader>
      <DataTable
        list="audit"
        caption={t('title')}
        endpoint={consoleEndpoints.auditEntries}
        columns={useColumns()}
        filters={[
          {
            key: 'action',
            label: t('action'),
            all: t('all_actions'),
            options,
          },
        ]}
        empty={{ heading: t('empty.heading'), text: t('empty.text') }}
      />
    </>
  );
}

function useColumns(): Column<AuditLogEntry>[] {
  const { t } = useTranslation('features/console/audit');
  const format = useFormat();
  const names = useActionNames();
  return [
    {
      key: 'at',
      title: t('when'),
      sort: '-at',
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {format.moment(at)}
        </time>
      ),
    },
    {
      key: 'actor',
      title: t('who'),
      cell: ({ actor }) => (actor ? (actor.name ?? actor.mark) : t('operator')),
    },
    { key: 'action', title: t('what'), cell: ({ action }) => names.get(action) ?? action },
    {
      key: 'subject',
      title: t('to_whom'),
      cell: ({ subject, object }) => subject ?? (object && `${object.kind} ${object.mark}`) ?? '–',
    },
    {
      key: 'details',
      title: t('details'),
      cell: ({ details }) => Object.values(details).join(' · ') || '–',
    },
  ];
}
